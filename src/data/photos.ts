import { STORAGE_MAX_UPLOAD_RETRY_MS } from '../lib/retry-times.ts';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { backendUrl } from './backend.ts';
import { fetchAsCaller, rest } from './client.ts';
import { removePhotoFiles, type UploadWatch } from './document-files.ts';
import { fetchSaying } from './fetch-saying.ts';
import { respond } from './respond.ts';
import { retrying } from './retrying.ts';

/**
 * Stores a picture as the caller's photo, replacing the earlier one. Staff check it before families see it. After a
 * lost connection, the file is sent again from its beginning. Refusals: photo_too_large, photo_not_a_picture,
 * too_many_requests.
 */
export async function uploadPhoto(
  photo: Blob,
  { onSent, onPause, signal }: UploadWatch,
): Promise<Result<unknown, Failure>> {
  const send = retrying(
    (input, init) => fetchAsCaller(input as string, init, fetchSaying(onSent)),
    STORAGE_MAX_UPLOAD_RETRY_MS,
    { onPause },
  );
  const stored = send(`${backendUrl()}/functions/v1/caregiver-photo`, {
    method: 'PUT',
    headers: { 'content-type': photo.type },
    body: photo,
    signal,
  }).then(toAnswer, () => UNREACHABLE);
  const answer = await respond(stored);
  if (!signal.aborted) return answer;
  return fail({ kind: 'refused', code: 'upload_given_up' });
}

/** Removes the caller's photo for everyone, with its files. */
export async function removePhoto(): Promise<Result<unknown, Failure>> {
  const removed = await respond(rest().rpc('remove_photo'));
  if (!removed.ok) return removed;
  // Nobody sees them now. Files that are left are removed within two days.
  await removePhotoFiles(removed.value);
  return ok(null);
}

type Answer =
  | { data: unknown; error: null; status: number }
  | { data: null; error: { code?: string; message: string }; status: number };

const UNREACHABLE: Answer = { data: null, error: { message: 'unreachable' }, status: 0 };

async function toAnswer(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null);
  const { ok: done, status } = response;
  if (done) return { data: body, error: null, status };
  return { data: null, error: { message: response.statusText, ...(body as object | null) }, status };
}
