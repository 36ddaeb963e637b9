/** A file as an upright picture. Undefined if this browser can’t read it. */
export const readPicture = (file: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);

type Size = { width: number; height: number };

/**
 * Draws a part of a picture again as a JPEG, so that nothing else of the file remains. Closes the picture.
 */
export async function drawAsJpeg(
  bitmap: ImageBitmap,
  part: Size & { left: number; top: number },
  { width, height }: Size,
  quality: number,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    // Transparent parts would be black in a JPEG.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
  }
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality));
}
