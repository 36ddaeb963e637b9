import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { STORAGE_MAX_UPLOAD_RETRY_MS } from '../lib/retry-times.ts';
import type { DocumentKind } from '../domain/vocabulary.ts';
import { callerId, rest } from './client.ts';
import { bucket, fetchFile, storageError } from './document-files.ts';
import { respond } from './respond.ts';

const PAGE = 100;

/** The paths of all of the signed-in person's files, including those without a document. */
export const listOwnFiles = async () => filesBelow(bucket(), await callerId());
/** The paths of the signed-in person's photos: the profile's, and an earlier one that is still the approved one. */
export const listOwnPhotos = async () => filesBelow(bucket('photos'), await callerId());

/** The signed-in person's document files, with when each arrived, except those whose row may still be on its way. */
export async function listSettledFiles(
  now = Date.now(),
): Promise<Result<{ path: string; at: string }[], Failure>> {
  const owner = await callerId();
  const { data, error } = await bucket().list(owner, { limit: PAGE });
  if (error) return fail(storageError(error));
  const files = data.map(({ name, created_at: at }) => ({ path: `${owner}/${name}`, at: at ?? '' }));
  return ok(files.filter(({ at }) => now - Date.parse(at) > STORAGE_MAX_UPLOAD_RETRY_MS));
}

/** Removes the caller's own files. Files that row-level security keeps are skipped silently. */
export async function removeOwnFiles(paths: string[]): Promise<Result<null, Failure>> {
  for (let from = 0; from < paths.length; from += PAGE) {
    const { error } = await bucket().remove(paths.slice(from, from + PAGE));
    if (error) return fail(storageError(error));
  }
  return ok(null);
}

/** The caller's own document with the same bytes; undefined if there is none, or that can’t be checked. */
export async function documentWithFile(file: Blob): Promise<{ kind: DocumentKind } | undefined> {
  const owner = await callerId();
  const { data } = await bucket().list(owner, { limit: PAGE });
  const paths = (data ?? [])
    .filter(({ metadata }) => (metadata as { size?: number } | null)?.size === file.size)
    .map(({ name }) => `${owner}/${name}`);
  if (paths.length === 0) return undefined;
  const documents = await respond(rest().from('documents').select('kind, filePath').in('filePath', paths));
  for (const { kind, filePath } of documents.ok ? documents.value : []) {
    const stored = await fetchFile(filePath);
    if (stored.ok && (await digestOf(stored.value)) === (await digestOf(file))) return { kind };
  }
  return undefined;
}

const digestOf = async (file: Blob) =>
  String(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));

async function filesBelow(
  store: ReturnType<typeof bucket>,
  folder: string,
): Promise<Result<string[], Failure>> {
  const found: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { data, error } = await store.list(folder, { limit: PAGE, offset });
    if (error) return fail(storageError(error));
    for (const { id, name } of data) {
      // A folder has no id.
      const below = id ? ok([`${folder}/${name}`]) : await filesBelow(store, `${folder}/${name}`);
      if (!below.ok) return below;
      found.push(...below.value);
    }
    if (data.length < PAGE) return ok(found);
  }
}
