import { StorageClient } from '@supabase/storage-js';
import { FILE_TYPES, isOfType, typeOfPath } from '../domain/document-file.ts';
import { photoTypeOf } from '../domain/photo.ts';
import type { Failure } from '../lib/failure.ts';
import { STORAGE_MAX_OPERATION_RETRY_MS, STORAGE_MAX_UPLOAD_RETRY_MS } from '../lib/retry-times.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { SaidOfDocument } from '../state/device/said.ts';
import { backendUrl } from './backend.ts';
import { fetchAsCaller, rest, restThrough } from './client.ts';
import { fetchSaying, type OnSent } from './fetch-saying.ts';
import { respond } from './respond.ts';
import { retrying } from './retrying.ts';

const bucketThrough = (call: typeof fetch, name: 'documents' | 'photos' = 'documents') =>
  new StorageClient(`${backendUrl()}/storage/v1`, {}, call).from(name);

/** A bucket; its calls are tried again for as long as the specification says. */
export const bucket = (name?: 'photos') =>
  bucketThrough(retrying(fetchAsCaller as typeof fetch, STORAGE_MAX_OPERATION_RETRY_MS), name);

/** The progress of an upload, and how to stop it. */
export type UploadWatch = { onSent: OnSent; onPause: () => void; signal: AbortSignal };

/** A document's row. Its file is in its owner’s folder. */
export type DocumentRecord = SaidOfDocument['record'];

/** A new path for a caregiver's file. */
export const newFilePath = (owner: string, { type }: File): string =>
  `${owner}/${crypto.randomUUID()}.${FILE_TYPES[type] ?? 'bin'}`;

/** The paths of files that arrived without their row. Sending one again only records it. */
const arrived = new Set<string>();

/**
 * Uploads a file, then its row, so that no row points to a missing file. After a lost connection the file is sent again
 * from its beginning or, if the file has arrived, only the row. `keep` makes the row.
 */
export async function uploadDocument(
  document: DocumentRecord,
  file: File,
  { onSent, onPause, signal }: UploadWatch,
  keep = record,
): Promise<Result<{ id: string }, Failure>> {
  const { filePath } = document;
  const through = (call: typeof fetch): typeof fetch => {
    const send = retrying(call, STORAGE_MAX_UPLOAD_RETRY_MS, { onPause });
    return (input, init) => send(input, { ...init, signal });
  };
  const uploading = through((input, init) => fetchAsCaller(input, init, fetchSaying(onSent)));
  if (!arrived.has(filePath)) {
    const { error } = await bucketThrough(uploading).upload(filePath, file, { contentType: file.type });
    // The path is new. If it is taken, an earlier try arrived and only its answer was lost.
    if (error && !isTaken(error) && !signal.aborted) return fail(storageError(error));
    arrived.add(filePath);
  }
  const stored = signal.aborted ? undefined : await keep(through(fetchAsCaller), document);
  if (stored?.ok || (!signal.aborted && stored && mayCome(stored.error))) return stored;
  // The file may have arrived anyway.
  arrived.delete(filePath);
  await bucket().remove([filePath]);
  return signal.aborted || !stored ? fail({ kind: 'refused', code: 'upload_given_up' }) : stored;
}

/** Records a file whose page was closed while it was being sent. Refusals: file_not_arrived. */
export async function recordDocument(document: DocumentRecord): Promise<Result<{ id: string }, Failure>> {
  const [owner = '', name] = document.filePath.split('/');
  const { data, error } = await bucket().list(owner, { search: name });
  if (error) return fail(storageError(error));
  if (data.length === 0) return fail({ kind: 'refused', code: 'file_not_arrived' });
  const stored = await record(fetchAsCaller as typeof fetch, document);
  if (!stored.ok && !mayCome(stored.error)) await bucket().remove([document.filePath]);
  return stored;
}

/** Whether another try may succeed. */
const mayCome = ({ kind }: Failure) => kind === 'offline' || kind === 'server';

/** Records a file that has arrived, once. If only the answer was lost, the record exists. */
async function record(
  send: typeof fetch,
  document: DocumentRecord,
): Promise<Result<{ id: string }, Failure>> {
  const documents = () => restThrough(send).from('documents');
  const [caregiverId = ''] = document.filePath.split('/');
  const stored = await respond(
    documents()
      .insert({ caregiverId, ...document })
      .select('id')
      .single(),
  );
  if (stored.ok || stored.error.code !== 'document_invalid') return stored;
  const there = await respond(documents().select('id').eq('filePath', document.filePath).single());
  return there.ok ? there : stored;
}

/** Removes the caller's own document and its file, unless it was verified. */
export async function removeDocument(document: {
  id: string;
  filePath: string;
}): Promise<Result<null, Failure>> {
  const removed = await respond(
    rest().from('documents').delete().eq('id', document.id).select('id').single(),
  );
  if (!removed.ok) return removed;
  await bucket().remove([document.filePath]);
  return ok(null);
}

/**
 * A document's file: the caller's own or, for an admin, one that this session opened in the last two minutes
 * (`openDocument`). Files are fetched only here. A file whose first bytes don't fit its type is refused (decision
 * 0067).
 */
export const fetchFile = (path: string): Promise<Result<Blob, Failure>> =>
  fetchFrom(bucket(), path, typeOfPath(path));

/** A caregiver's photo: the caller's own, or any for an admin. */
export const fetchPhoto = (path: string): Promise<Result<Blob, Failure>> =>
  fetchFrom(bucket('photos'), path, photoTypeOf(path));

/** Removes the caller's own photos that no profile shows. Others are skipped silently. */
export async function removePhotoFiles(paths: string[]): Promise<void> {
  if (paths.length > 0) await bucket('photos').remove(paths);
}

async function fetchFrom(
  from: ReturnType<typeof bucket>,
  path: string,
  type: string | undefined,
): Promise<Result<Blob, Failure>> {
  // Otherwise the browser would keep a copy on disk after the session.
  const { data, error } = await from.download(path, {}, { cache: 'no-store' });
  if (error) return fail(storageError(error));
  return type && (await isOfType(type, data))
    ? ok(data.slice(0, data.size, type))
    : fail({ kind: 'refused', code: 'file_not_its_type' });
}

const isTaken = (error: { statusCode?: string }) => error.statusCode === '409';

/** Why storage refused. Hosted storage answers many refusals with HTTP 400 and the real status in `statusCode`. */
export function storageError(error: { message: string; status?: number; statusCode?: string }): Failure {
  const status = Number(error.statusCode) || error.status;
  if (!status) return { kind: 'offline', code: 'unreachable' };
  if (/exceeded|too large/i.test(error.message)) return { kind: 'refused', code: 'file_too_large' };
  if (/mime|type/i.test(error.message)) return { kind: 'refused', code: 'file_type_refused' };
  return status === 403 ? { kind: 'denied', code: 'storage' } : { kind: 'server', code: 'storage' };
}
