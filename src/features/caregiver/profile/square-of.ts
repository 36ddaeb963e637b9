import { MIN_PHOTO_SIDE } from '../../../domain/photo.ts';
import { drawAsJpeg, readPicture } from '../../../lib/draw-picture.ts';

/** The width at which a photo is shown on the sharpest screens. */
const SIDE = 640;
const QUALITY = 0.86;

/**
 * The middle of a picture as a small upright square; undefined if this browser can't read the file. The server checks
 * pictures itself.
 */
export async function squareOf(file: Blob): Promise<Blob | 'too-small' | undefined> {
  const bitmap = await readPicture(file);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const cut = Math.min(width, height);
  if (cut < MIN_PHOTO_SIDE) {
    bitmap.close();
    return 'too-small';
  }
  const side = Math.min(SIDE, cut);
  const middle = { left: (width - cut) / 2, top: (height - cut) / 2, width: cut, height: cut };
  return drawAsJpeg(bitmap, middle, { width: side, height: side }, QUALITY);
}
