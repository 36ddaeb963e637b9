import { MAX_PHOTO_SIDE, MIN_PHOTO_SIDE, type PhotoType } from '../../../src/domain/photo.ts';

/** A cleaned picture. Its bytes are these parts in order. */
export type Picture = { type: PhotoType; parts: Uint8Array[] };

export const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Whether a picture is large enough to see a face, and small enough for a phone. */
export const isShowable = (...sides: [width: number, height: number]): boolean =>
  sides.every((side) => side >= MIN_PHOTO_SIDE && side <= MAX_PHOTO_SIDE);
