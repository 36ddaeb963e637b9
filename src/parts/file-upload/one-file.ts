import { FILE_TYPES, MAX_FILE_BYTES } from '../../domain/document-file.ts';
import { drawAsJpeg, readPicture } from '../../lib/draw-picture.ts';
import { pdfOf, type Picture } from '../../lib/pdf-of-pictures.ts';

/** The pixels that a page of small print needs, and a smaller number for many pages in one file. */
const SIDES = [2200, 1400];
const QUALITY = 0.85;
/** A picture up to this size is sent as it is. */
const SMALL_BYTES = 2 * 1024 * 1024;

/**
 * Makes one file of what was chosen. Several pictures become the pages of a PDF. A large picture is made smaller.
 * Undefined if this browser can’t read one of them.
 */
export async function asOneFile(files: readonly File[]): Promise<File | undefined> {
  const [first] = files;
  if (!first || !isPicture(first)) return first;
  const isFine = first.type in FILE_TYPES && first.size <= SMALL_BYTES;
  if (files.length === 1 && isFine) return first;
  let file: File | undefined;
  for (const side of SIDES) {
    const pictures: Picture[] = [];
    for (const page of files) {
      const picture = await drawn(page, side);
      if (!picture) return undefined;
      pictures.push(picture);
    }
    const [only] = pictures;
    file =
      only && pictures.length === 1
        ? renamed(new Blob([only.jpeg], { type: 'image/jpeg' }), first)
        : renamed(pdfOf(pictures), first);
    if (file.size <= MAX_FILE_BYTES) break;
  }
  return file;
}

export const isPicture = ({ type }: File): boolean => type.startsWith('image/');

const renamed = (made: Blob, { name }: File): File =>
  new File([made], `${name.replace(/\.[^.]*$/, '')}.${FILE_TYPES[made.type]}`, { type: made.type });

/** A picture made smaller, to at most so many pixels on its longer side. */
async function drawn(file: Blob, side: number): Promise<Picture | undefined> {
  const bitmap = await readPicture(file);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const scale = Math.min(1, side / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const blob = await drawAsJpeg(bitmap, { left: 0, top: 0, width, height }, size, QUALITY);
  return blob && { jpeg: new Uint8Array(await blob.arrayBuffer()), ...size };
}
