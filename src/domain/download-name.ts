const ENDINGS: Record<string, RegExp> = { '.pdf': /\.pdf$/i, '.jpg': /\.jpe?g$/i, '.png': /\.png$/i };

/**
 * What a file is called on the reader's device: as its owner typed it, in no encoding, where that ends as its path does,
 * which its bytes were compared with. A document that was named page.html must not open as a page.
 */
export function downloadName(fileName: string, filePath: string): string {
  const ending = filePath.slice(filePath.lastIndexOf('.'));
  return ENDINGS[ending]?.test(fileName) ? fileName : fileName + ending;
}
