/** A file as an upright picture; undefined where this browser can’t read it as one. */
export const readPicture = (file: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);

type Size = { width: number; height: number };

/** A part of a picture, drawn again as a JPEG, so nothing else of its file remains. The picture is closed. */
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
    // What is see-through would be black in a JPEG.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
  }
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality));
}
