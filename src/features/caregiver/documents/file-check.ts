import { FILE_TYPES, isOfType, MAX_FILE_BYTES } from '../../../domain/document-file.ts';
import { explain } from '../../../domain/explain.ts';
import * as t from './words.ts';

/** What is wrong with a file, in words, before any of it is sent; undefined when nothing is. Whoever opens it checks again. */
export async function faultOfFile(file: File): Promise<string | undefined> {
  if (file.size === 0) return t.fileEmptyChooseAnother;
  if (file.size > MAX_FILE_BYTES) {
    return explain({ kind: 'refused', code: 'file_too_large' });
  }
  if (!(file.type in FILE_TYPES)) return t.choosePdfJpegPng;
  try {
    if (await isOfType(file.type, file)) return undefined;
  } catch {
    return t.fileCouldNotRead;
  }
  return t.fileNotWhatName;
}
