import { withBody } from '../api/request-body.ts';
import { claimsOf } from '../auth/call.ts';
import { serveDownload } from '../repairs/downloads.ts';
import { flatListBody, readListQuery, toFolderListing } from '../repairs/folder-lists.ts';
import { isUpload, normaliseUpload } from '../repairs/form-uploads.ts';
import { isValidToken } from '../repairs/signed-tokens.ts';
import { signedAnswer, signedUploadAnswer, signMany } from '../repairs/signed-urls.ts';
import { readQuestion } from '../repairs/storage-bodies.ts';
import { withFullKey } from '../repairs/upload-keys.ts';
import { storageError } from './errors.ts';
import { createTurns } from './in-turn.ts';

export type StorageOptions = {
  /** The API server behind. */
  fetch(request: Request): Promise<Response>;
  maxBytes: number;
  jwtSecret: string;
  isSecretKey(key: string | null): boolean;
};

/**
 * Stands between supabase-js and the API server's storage, which do not understand each other: Blob and File uploads,
 * signed addresses, folder lists, ranges. Also protects what row security cannot: the administration of buckets.
 */
export function createStorageApi(options: StorageOptions): (request: Request) => Promise<Response> {
  const inTurn = createTurns();
  // The API server checks the policies first and writes later: parallel uploads would all find room in a full folder.
  const add = (request: Request) => inTurn(claimsOf(request).sub ?? '', () => options.fetch(request));
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace('/storage/v1', '');
    const { method } = request;

    if (
      /^\/bucket(\/|$)/.test(path) &&
      method !== 'GET' &&
      !options.isSecretKey(request.headers.get('apikey'))
    ) {
      return storageError(403, 'Unauthorized', 'Buckets are managed by migrations');
    }
    if (carriesToken(method, path) && !isValidToken(url.searchParams.get('token'), options.jwtSecret)) {
      return storageError(400, 'InvalidJWT', 'The link is invalid or has expired');
    }
    if (isUpload(method, url.pathname)) {
      const upload = await normaliseUpload(request, options.maxBytes);
      return upload instanceof Response ? upload : withFullKey(path, await add(upload));
    }
    const question = await readQuestion(request);
    if (question instanceof Response) return question;
    if (method === 'POST' && path.startsWith('/object/list/')) return list(question, options);
    if (method === 'POST' && /^\/object\/sign\/[^/]+\/?$/.test(path))
      return signMany(question, options.fetch);

    const response = await (path === '/object/copy' ? add : options.fetch)(question);
    if (!response.ok) return response;
    if (method === 'POST' && path.startsWith('/object/sign/'))
      return Response.json(signedAnswer(await response.json()));
    if (method === 'POST' && path.startsWith('/object/upload/sign/'))
      return Response.json(signedUploadAnswer(await response.json()));
    if (method === 'GET' && /^\/object\/(?!info\/)/.test(path)) return serveDownload(request, response);
    return response;
  };
}

const carriesToken = (method: string, path: string) =>
  (method === 'GET' && path.startsWith('/object/sign/')) ||
  (method === 'PUT' && path.startsWith('/object/upload/sign/'));

async function list(request: Request, options: StorageOptions): Promise<Response> {
  const query = readListQuery(await request.text());
  if (!query) return storageError(400, 'InvalidRequest', 'The list request is not valid');
  const response = await options.fetch(withBody(request, flatListBody(query)));
  return response.ok ? Response.json(toFolderListing(await response.json(), query)) : response;
}
