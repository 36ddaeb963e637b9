import { MAX_PHOTO_SIDE, MIN_PHOTO_SIDE, type PhotoType } from '../../../src/domain/photo.ts';

/** A picture that holds nothing else; its bytes are the parts one after the other. */
export type Picture = { type: PhotoType; parts: Uint8Array[] };

export const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Whether there is a face to see on a picture of this size, and a phone can show it. */
export const isShowable = (...sides: [width: number, height: number]): boolean =>
  sides.every((side) => side >= MIN_PHOTO_SIDE && side <= MAX_PHOTO_SIDE);
