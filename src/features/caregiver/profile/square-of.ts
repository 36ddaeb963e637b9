import { MIN_PHOTO_SIDE } from '../../../domain/photo.ts';

/** As wide as a photo is shown, on the sharpest screens. */
const SIDE = 640;
const QUALITY = 0.86;

/**
 * The middle of a picture as a small, upright square, drawn again: nothing else that was in its file is in it. Undefined for a file that this
 * browser can't read as a picture. What the server takes it looks at itself.
 */
export async function squareOf(file: Blob): Promise<Blob | 'too-small' | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const cut = Math.min(bitmap.width, bitmap.height);
  if (cut < MIN_PHOTO_SIDE) {
    bitmap.close();
    return 'too-small';
  }
  const side = Math.min(SIDE, cut);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    // What is see-through would be black in a JPEG.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, side, side);
    pen.drawImage(bitmap, (bitmap.width - cut) / 2, (bitmap.height - cut) / 2, cut, cut, 0, 0, side, side);
  }
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY));
}
