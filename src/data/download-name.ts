/**
 * What a file is called on the reader's device. Its owner chose the name, but its path gives the type: a document that
 * was named page.html must not open as a page.
 */
export const downloadName = (fileName: string, filePath: string): string =>
  /\.(pdf|jpe?g|png)$/i.test(fileName) ? fileName : fileName + filePath.slice(filePath.lastIndexOf('.'));
