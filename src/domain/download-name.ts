const ENDINGS: Record<string, RegExp> = { '.pdf': /\.pdf$/i, '.jpg': /\.jpe?g$/i, '.png': /\.png$/i };

/**
 * A file's name on the reader's device: its owner's name for it, with the extension of its path, which its
 * bytes were compared with. A document named page.html must not open as a page.
 */
export function downloadName(fileName: string, filePath: string): string {
  const ending = filePath.slice(filePath.lastIndexOf('.'));
  return ENDINGS[ending]?.test(fileName) ? fileName : fileName + ending;
}
