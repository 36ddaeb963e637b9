import { FILE_TYPES, isOfType, MAX_FILE_BYTES } from '../../../domain/document-file.ts';
import { explain } from '../../../domain/explain.ts';

/** What is wrong with a file, in words, before any of it is sent; undefined when nothing is. Whoever opens it checks again. */
export async function faultOfFile(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > MAX_FILE_BYTES) {
    return explain({ kind: 'refused', code: 'file_too_large' });
  }
  if (!(file.type in FILE_TYPES)) return 'Choose a PDF, JPEG or PNG file.';
  try {
    if (await isOfType(file.type, file)) return undefined;
  } catch {
    return 'The file could not be read. Choose it again.';
  }
  return 'This file is not what its name says. Save it as PDF, JPEG or PNG first, then choose it again.';
}
