import { atom } from 'nanostores';
import { removePhoto, uploadPhoto } from '../../../data/photos.ts';
import { FILE_WORDS } from '../../../domain/document-file.ts';
import { explain } from '../../../domain/explain.ts';
import { MAX_PHOTO_BYTES, MIN_PHOTO_SIDE, PHOTO_TYPES } from '../../../domain/photo.ts';
import { sizeInWords } from '../../../lib/file-size.ts';
import { action } from '../../../state/action.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import type { UploadStage } from '../../../parts/file-upload/Sending.tsx';
import { squareOf } from './square-of.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const calls = { uploadPhoto, removePhoto, squareOf };
export type OwnPhotoStore = ReturnType<typeof createOwnPhoto>;

const WORDS = {
  ...FILE_WORDS,
  photo_too_large: t.pictureTooLarge,
  photo_too_small: fill(t.pictureTooSmallShow, { side: MIN_PHOTO_SIDE }),
  photo_not_a_picture: t.fileCouldNotRead,
};

/** The caregiver's photo. A picture is sent as soon as it is chosen. The earlier photo stays until it has arrived. */
export function createOwnPhoto(refresh: () => Promise<unknown>, service = calls) {
  /** Null while nothing is being sent. */
  const $stage = atom<UploadStage | null>(null);
  /** Why the last picture was not stored, in words. */
  const $fault = atom<string | undefined>(undefined);
  let ending = new AbortController();

  const send = async (file: File): Promise<string | undefined> => {
    if (file.size > MAX_PHOTO_BYTES)
      return `${WORDS.photo_too_large} ${fill(t.itHas, { size: sizeInWords(file.size) })}`;
    if (!(file.type in PHOTO_TYPES)) return WORDS.photo_not_a_picture;
    const photo = await service.squareOf(file);
    if (!photo) return WORDS.photo_not_a_picture;
    if (photo === 'too-small') return WORDS.photo_too_small;
    ending = new AbortController();
    let stage: UploadStage = { sent: 0, total: photo.size, lost: false, tries: 1 };
    const say = (part: Partial<UploadStage>) => $stage.set((stage = { ...stage, ...part }));
    say({});
    const stored = await service.uploadPhoto(photo, {
      signal: ending.signal,
      onSent: (sent, total) => say({ sent, total, lost: false }),
      onPause: () => say({ sent: 0, lost: true, tries: stage.tries + 1 }),
    });
    $stage.set(null);
    return stored.ok ? undefined : explain(stored.error, WORDS);
  };

  return {
    $stage,
    $fault,
    /** Returns whether the picture is stored. */
    async choose(file: File | null): Promise<boolean> {
      $fault.set(undefined);
      if (!file || $stage.get()) return false;
      const fault = await send(file);
      $fault.set(fault);
      if (!fault) await refresh();
      return !fault;
    },
    giveUp: () => ending.abort(),
    removal: action(thenRefresh(() => service.removePhoto(), refresh)),
  };
}
