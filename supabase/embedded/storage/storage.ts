import type { Call, Handler } from '../gateway/call.ts';
import type { CallName } from '../gateway/calls.ts';
import { withBody } from '../gateway/body.ts';
import { serveDownload } from '../repairs/downloads.ts';
import { flatListBody, readListQuery, toFolderListing } from '../repairs/folder-lists.ts';
import { isValidToken } from '../repairs/signed-tokens.ts';
import { signedAnswer, signedUploadAnswer, signMany } from '../repairs/signed-urls.ts';
import { withFullKey } from '../repairs/upload-keys.ts';
import { storageError } from './errors.ts';
import { createUploads, type UploadOptions } from './uploads.ts';

export type StorageOptions = UploadOptions & { jwtSecret: string };

/**
 * Stands between supabase-js and the API server's storage, which do not understand each other: Blob and File uploads,
 * signed addresses, folder lists, ranges. Also protects what row security cannot: the administration of buckets.
 */
export function createStorageApi(options: StorageOptions): Handler {
  const { fetch, jwtSecret } = options;
  const uploads = createUploads(options);
  const pass: Handler = ({ request }) => fetch(request);

  const withToken =
    (next: Handler): Handler =>
    async (call) => {
      const token = new URL(call.request.url).searchParams.get('token');
      if (isValidToken(token, jwtSecret)) return next(call);
      return storageError(400, 'InvalidJWT', 'The link is invalid or has expired');
    };
  const download: Handler = async (call) => {
    const response = await fetch(call.request);
    return response.ok ? serveDownload(call.request, response) : response;
  };
  const administer: Handler = async (call) =>
    call.isSecret
      ? fetch(call.request)
      : storageError(403, 'Unauthorized', 'Buckets are managed by migrations');

  const handlers: Partial<Record<CallName, Handler>> = {
    'POST /storage/v1/bucket': administer,
    'PUT /storage/v1/bucket/:bucket': administer,
    'DELETE /storage/v1/bucket/:bucket': administer,
    'POST /storage/v1/bucket/:bucket/empty': administer,
    'POST /storage/v1/object/:bucket/*path': uploads.takeOfAccount,
    'PUT /storage/v1/object/:bucket/*path': uploads.takeOfAccount,
    'PUT /storage/v1/object/upload/sign/:bucket/*path': withToken(async (call) =>
      withFullKey(call.path['bucket'] ?? '', await uploads.take(call)),
    ),
    'POST /storage/v1/object/copy': (call) => uploads.add(call),
    'POST /storage/v1/object/list/:bucket': (call) => list(call, fetch),
    'POST /storage/v1/object/sign/:bucket': ({ request }) => signMany(request, fetch),
    'POST /storage/v1/object/sign/:bucket/*path': ({ request }) => answered(fetch(request), signedAnswer),
    'POST /storage/v1/object/upload/sign/:bucket/*path': ({ request }) =>
      answered(fetch(request), signedUploadAnswer),
    'GET /storage/v1/object/sign/:bucket/*path': withToken(download),
    'GET /storage/v1/object/:bucket/*path': download,
  };
  return (call) => (handlers[call.name] ?? pass)(call);
}

/** The answer in another form, unless it is a refusal. */
async function answered(answer: Promise<Response>, as: (body: unknown) => unknown): Promise<Response> {
  const response = await answer;
  return response.ok ? Response.json(as(await response.json())) : response;
}

async function list({ request, fields }: Call, fetch: StorageOptions['fetch']): Promise<Response> {
  const query = readListQuery(fields);
  if (!query) return storageError(400, 'InvalidRequest', 'The list request is not valid');
  return answered(fetch(withBody(request, flatListBody(query))), (rows) => toFolderListing(rows, query));
}
