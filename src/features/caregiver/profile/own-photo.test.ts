import { expect, test, vi } from 'vitest';
import type { UploadWatch } from '../../../data/document-files.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { createOwnPhoto } from './own-photo.ts';

const file = (type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], 'me.jpg', { type });
const square = new Blob([new Uint8Array(4)], { type: 'image/jpeg' });

function setUp() {
  const uploadPhoto = vi.fn<(photo: Blob, watch: UploadWatch) => Promise<Result<unknown, Failure>>>();
  uploadPhoto.mockResolvedValue(ok(null));
  const squareOf = vi.fn<(file: Blob) => Promise<Blob | 'too-small' | undefined>>().mockResolvedValue(square);
  const removePhoto = vi.fn<() => Promise<Result<unknown, Failure>>>().mockResolvedValue(ok(null));
  const refresh = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  const photo = createOwnPhoto(refresh, { uploadPhoto, removePhoto, squareOf });
  return { photo, uploadPhoto, squareOf, removePhoto, refresh };
}

test('the square is sent, not the file, and then the profile is read again', async () => {
  const { photo, uploadPhoto, refresh } = setUp();
  expect(await photo.choose(file())).toBe(true);
  expect(uploadPhoto.mock.calls[0]?.[0]).toBe(square);
  expect(refresh).toHaveBeenCalledOnce();
  expect([photo.$stage.get(), photo.$fault.get()]).toEqual([null, undefined]);
});

test.each([
  ['larger than 5 MB', file('image/jpeg', 5 * 1024 * 1024 + 1)],
  ['can’t read this photo', file('application/pdf')],
])('for a file that is %s nothing is sent', async (words, chosen) => {
  const { photo, uploadPhoto } = setUp();
  expect(await photo.choose(chosen)).toBe(false);
  expect(photo.$fault.get()).toContain(words);
  expect(uploadPhoto).not.toHaveBeenCalled();
});

test('a file that only claims to be a picture is not one', async () => {
  const { photo, squareOf, uploadPhoto } = setUp();
  squareOf.mockResolvedValue(undefined);
  expect(await photo.choose(file())).toBe(false);
  expect(photo.$fault.get()).toContain('can’t read this photo');
  expect(uploadPhoto).not.toHaveBeenCalled();
});

test('a picture too small to show a face is not sent', async () => {
  const { photo, squareOf, uploadPhoto } = setUp();
  squareOf.mockResolvedValue('too-small');
  expect(await photo.choose(file())).toBe(false);
  expect(photo.$fault.get()).toContain('at least 200 by 200 pixels');
  expect(uploadPhoto).not.toHaveBeenCalled();
});

test('it shows its progress, waits for a lost connection, and can be stopped', async () => {
  const { photo, uploadPhoto } = setUp();
  uploadPhoto.mockImplementation(async (_, { onSent, onPause, signal }) => {
    onSent(2, 4);
    expect(photo.$stage.get()).toMatchObject({ sent: 2, total: 4, lost: false, tries: 1 });
    onPause();
    expect(photo.$stage.get()).toMatchObject({ sent: 0, lost: true, tries: 2 });
    photo.giveUp();
    expect(signal.aborted).toBe(true);
    return fail({ kind: 'refused', code: 'upload_given_up' });
  });
  expect(await photo.choose(file())).toBe(false);
  expect(photo.$fault.get()).toContain('You stopped sending');
  expect(photo.$stage.get()).toBeNull();
});

test('a fault that the server finds shows until the next file', async () => {
  const { photo, uploadPhoto } = setUp();
  uploadPhoto.mockResolvedValueOnce(fail({ kind: 'refused', code: 'photo_not_a_picture' }));
  await photo.choose(file());
  expect(photo.$fault.get()).toContain('Choose a JPEG, PNG or WebP');
  await photo.choose(file());
  expect(photo.$fault.get()).toBeUndefined();
});

test('a removed photo is gone from the profile', async () => {
  const { photo, removePhoto, refresh } = setUp();
  await photo.removal.run();
  expect(removePhoto).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledOnce();
});
