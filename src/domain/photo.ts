/** What the bucket `photos` takes, as in its migration: the size, and the types with their extensions. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const PHOTO_TYPES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
export type PhotoType = keyof typeof PHOTO_TYPES;

/** The type of a stored photo, by the extension of its path. */
export const photoTypeOf = (path: string): PhotoType | undefined =>
  (Object.keys(PHOTO_TYPES) as PhotoType[]).find((type) => path.endsWith(`.${PHOTO_TYPES[type]}`));

/** On shorter sides nobody could recognise a face. */
export const MIN_PHOTO_SIDE = 200;

/** Longer sides are refused, since a small file may need all of a phone's memory once it is opened. */
export const MAX_PHOTO_SIDE = 4096;
