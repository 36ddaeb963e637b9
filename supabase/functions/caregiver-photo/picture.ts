import { MAX_PHOTO_SIDE, type PhotoType } from '../../../src/domain/photo.ts';

/** A picture that holds nothing else; its bytes are the parts one after the other. */
export type Picture = { type: PhotoType; parts: Uint8Array[] };

export const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Whether a picture of this size can be shown on a phone. */
export const isShowable = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MAX_PHOTO_SIDE && height <= MAX_PHOTO_SIDE;
