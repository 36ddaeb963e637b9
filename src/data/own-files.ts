import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { DocumentKind } from '../domain/vocabulary.ts';
import { callerId, rest } from './client.ts';
import { bucket, storageError } from './document-files.ts';
import { respond } from './respond.ts';

const PAGE = 100;

/** The paths of all of the signed-in person's files, including those without a document. */
export const listOwnFiles = async () => filesBelow(bucket(), await callerId());
/** The same of photos: the one on the profile, and one that was approved before it. */
export const listOwnPhotos = async () => filesBelow(bucket('photos'), await callerId());

/** Removes files of one's own. Files that row security does not let go are skipped silently. */
export async function removeOwnFiles(paths: string[]): Promise<Result<null, Failure>> {
  for (let from = 0; from < paths.length; from += PAGE) {
    const { error } = await bucket().remove(paths.slice(from, from + PAGE));
    if (error) return fail(storageError(error));
  }
  return ok(null);
}

/**
 * A document of one’s own whose file has exactly as many bytes. With rare exceptions it is the same one. Undefined if
 * that can’t be asked.
 */
export async function documentOfSize(bytes: number): Promise<{ kind: DocumentKind } | undefined> {
  const owner = await callerId();
  const { data } = await bucket().list(owner, { limit: PAGE });
  const paths = (data ?? [])
    .filter(({ metadata }) => (metadata as { size?: number } | null)?.size === bytes)
    .map(({ name }) => `${owner}/${name}`);
  if (paths.length === 0) return undefined;
  const found = await respond(rest().from('documents').select('kind').in('filePath', paths).limit(1));
  return found.ok ? found.value[0] : undefined;
}

async function filesBelow(
  store: ReturnType<typeof bucket>,
  folder: string,
): Promise<Result<string[], Failure>> {
  const found: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { data, error } = await store.list(folder, { limit: PAGE, offset });
    if (error) return fail(storageError(error));
    for (const { id, name } of data) {
      // A folder has no id of its own.
      const below = id ? ok([`${folder}/${name}`]) : await filesBelow(store, `${folder}/${name}`);
      if (!below.ok) return below;
      found.push(...below.value);
    }
    if (data.length < PAGE) return ok(found);
  }
}
