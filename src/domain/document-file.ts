import * as t from './document-file.words.ts';

/** What the bucket `documents` takes, as in its migration: the size, and the types with their extensions. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const FILE_TYPES: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The first bytes of each type. */
const SIGNATURES: Record<string, readonly (number | undefined)[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // For photos only. Their length is between the two words.
  'image/webp': [0x52, 0x49, 0x46, 0x46, ...Array<undefined>(4), 0x57, 0x45, 0x42, 0x50],
};
const LONGEST_SIGNATURE = 12;

/** The type of a stored file, by the extension of its path. Undefined if the bucket does not take it. */
export const typeOfPath = (path: string): string | undefined =>
  Object.keys(FILE_TYPES).find((type) => path.endsWith(`.${FILE_TYPES[type]}`));

/** Whether the first bytes are those of this type. False for anything but PDF, JPEG, PNG and WebP. */
export const beginsAs = (type: string, bytes: Uint8Array): boolean =>
  SIGNATURES[type]?.every((byte, index) => byte === undefined || bytes[index] === byte) ?? false;

/** The same for a file. Throws a DOMException if the file is gone since it was chosen. */
export const isOfType = async (type: string, file: Blob): Promise<boolean> =>
  beginsAs(type, new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer()));

/** For `explain`: why `fetchFile` or `uploadDocument` refused a file. */
export const FILE_WORDS = t.refusals;
