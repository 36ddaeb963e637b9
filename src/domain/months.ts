/** How long something is kept: 18 months, 1 year, 2 years. */
export function monthsInWords(count: number): string {
  if (count % 12 !== 0) return count === 1 ? '1 month' : `${count} months`;
  return count === 12 ? '1 year' : `${count / 12} years`;
}
