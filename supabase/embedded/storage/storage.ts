import type { Call, Handler } from '../gateway/call.ts';
import type { CallName } from '../gateway/calls.ts';
import { withBody } from '../gateway/body.ts';
import { serveDownload } from '../repairs/downloads.ts';
import { flatListBody, readListQuery, toFolderListing } from '../repairs/folder-lists.ts';
import { storageError } from './errors.ts';
import { createUploads, type UploadOptions } from './uploads.ts';

const mostRemovedAtOnce = 100;

/**
 * Translates between supabase-js and the API server's storage: Blob and File uploads, folder lists, ranges.
 */
export function createStorageApi(options: UploadOptions): Handler {
  const { fetch } = options;
  const upload = createUploads(options);
  const pass: Handler = ({ request }) => fetch(request);

  const download: Handler = async (call) => {
    const response = await fetch(call.request);
    return response.ok ? serveDownload(call.request, response) : response;
  };
  const handlers: Partial<Record<CallName, Handler>> = {
    'POST /storage/v1/object/:bucket/*path': upload,
    'PUT /storage/v1/object/:bucket/*path': upload,
    'POST /storage/v1/object/list/:bucket': ofSomebody((call) => list(call, fetch)),
    'DELETE /storage/v1/object/:bucket': ofSomebody((call) => remove(call, fetch)),
    'GET /storage/v1/object/:bucket/*path': download,
  };
  return (call) => (handlers[call.name] ?? pass)(call);
}

/** Visitors have no files. */
const ofSomebody =
  (next: Handler): Handler =>
  async (call) =>
    (call.claims ?? call.isSecret) ? next(call) : storageError(403, 'Unauthorized', 'This needs a session');

async function list({ request, fields }: Call, fetch: UploadOptions['fetch']): Promise<Response> {
  const query = readListQuery(fields);
  if (!query) return storageError(400, 'InvalidRequest', 'The list request is not valid');
  const response = await fetch(withBody(request, flatListBody(query)));
  return response.ok ? Response.json(toFolderListing(await response.json(), query)) : response;
}

async function remove({ request, fields }: Call, fetch: UploadOptions['fetch']): Promise<Response> {
  const { prefixes } = fields;
  return Array.isArray(prefixes) && prefixes.length <= mostRemovedAtOnce
    ? fetch(request)
    : storageError(400, 'InvalidRequest', `At most ${mostRemovedAtOnce} files are removed at once`);
}
