// bundle: questions

/** A number that somebody typed, with a point or a comma; null when nothing was typed, NaN when it is no number. */
export function readAmount(text: string): number | null {
  const plain = text
    .trim()
    // A sign or a word before it, but no point: .5 is not 5.
    .replace(/^[^\d.,-]+/, '')
    .replace(',', '.');
  if (text.trim() === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}
