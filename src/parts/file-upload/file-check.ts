import { FILE_TYPES, isOfType, MAX_FILE_BYTES } from '../../domain/document-file.ts';
import { fill } from '../../lib/fill.ts';
import { isPicture } from './one-file.ts';
import * as t from './words.ts';

export const MAX_PAGES = 10;

/** The faults of the pages of one document. */
export async function faultOfPages(files: readonly File[]): Promise<string | undefined> {
  if (files.length > MAX_PAGES) return fill(t.tooManyPages, { most: MAX_PAGES });
  if (files.length > 1 && !files.every(isPicture)) return t.picturesOrOneFile;
  for (const file of files) {
    const fault = await faultOfFile(file);
    if (fault) return fault;
  }
  return undefined;
}

/** The fault of a file, in words, before it is sent; undefined without one. It is checked again when opened. */
export async function faultOfFile(file: File): Promise<string | undefined> {
  if (file.size === 0) return t.fileEmptyChooseAnother;
  // Pictures are made smaller.
  if (file.size > MAX_FILE_BYTES && !isPicture(file)) return t.fileTooLargePhotograph;
  if (!(file.type in FILE_TYPES)) return t.choosePdfJpegPng;
  try {
    if (await isOfType(file.type, file)) return undefined;
  } catch {
    return t.fileCouldNotRead;
  }
  return t.fileNotWhatName;
}
