import { FILE_TYPES, MAX_FILE_BYTES } from '../../../domain/document-file.ts';
import { explain } from '../../../domain/explain.ts';

const SIGNATURES: Record<string, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What is wrong with a file, in words, before any of it is sent; undefined when nothing is. The server checks again. */
export async function faultOfFile(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > MAX_FILE_BYTES) {
    return explain({ kind: 'refused', code: 'file_too_large' });
  }
  const signature = SIGNATURES[file.type];
  if (!signature || !(file.type in FILE_TYPES)) return 'Choose a PDF, JPEG or PNG file.';
  const start = await firstBytes(file, signature.length);
  if (!start) return 'The file could not be read. Choose it again.';
  if (!signature.every((byte, index) => start[index] === byte)) {
    return 'This file is not what its name says. Save it as PDF, JPEG or PNG first, then choose it again.';
  }
  return undefined;
}

/** Undefined for a file that is gone since it was chosen. */
async function firstBytes(file: File, count: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, count).arrayBuffer());
  } catch {
    return undefined;
  }
}
