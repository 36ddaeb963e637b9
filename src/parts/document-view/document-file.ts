import { onMount } from 'nanostores';
import type { Failure } from '../../lib/failure.ts';
import { ok, type Result } from '../../lib/result.ts';
import { loadable } from '../../state/loadable.ts';

export type DocumentFile = ReturnType<typeof documentFile>;

/** A document's file, loaded on demand. Its blob address is revoked when nobody looks at it. */
export function documentFile(fetchIt: () => Promise<Result<Blob, Failure>>) {
  let url = '';
  const file = loadable(async () => {
    const fetched = await fetchIt();
    if (!fetched.ok) return fetched;
    URL.revokeObjectURL(url);
    url = URL.createObjectURL(fetched.value);
    return ok({ blob: fetched.value, url });
  });
  onMount(file.$value, () => () => URL.revokeObjectURL(url));
  return file;
}
