/** Years of experience in words; a dash while nothing is entered. */
export function yearsInWords(years: number | null): string {
  if (years === null) return '–';
  if (years === 0) return 'New to care work';
  return years === 1 ? '1 year' : `${years} years`;
}
