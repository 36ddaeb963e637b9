import type { PhotoType } from '../../../src/domain/photo.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

/**
 * The picture in a file, whatever type the file claims, with only the parts that draw it: no place, time,
 * camera or comments (decision 0140). Undefined if it is no JPEG, PNG or WebP, or too small or too large.
 */
export async function cleanPicture(
  bytes: Uint8Array,
): Promise<{ type: PhotoType; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const picture = cleanJpeg(bytes) ?? (await cleanPng(bytes)) ?? cleanWebp(bytes);
  if (!picture) return undefined;
  const clean = new Uint8Array(picture.parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of picture.parts) {
    clean.set(part, at);
    at += part.length;
  }
  return { type: picture.type, bytes: clean };
}
