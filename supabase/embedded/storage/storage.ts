import * as v from 'valibot';
import { claimsOf } from '../auth/call.ts';
import { createTurns } from './in-turn.ts';
import { readBodyAtMost, withBody } from '../api/request-body.ts';
import { serveDownload } from './download.ts';
import { storageError } from './errors.ts';
import { flatListBody, readListQuery, toFolderListing } from './list.ts';
import { isValidToken, signedAnswer, signedUploadAnswer, signMany } from './signing.ts';
import { isUpload, normaliseUpload } from './upload.ts';

const longestQuestion = 1024 * 1024;

export type StorageOptions = {
  /** The API server behind. */
  fetch(request: Request): Promise<Response>;
  maxBytes: number;
  jwtSecret: string;
  isSecretKey(key: string | null): boolean;
};

/**
 * Stands between supabase-js and the API server's storage, which do not understand each other: Blob and File uploads,
 * signed addresses, folder lists, ranges. Also keeps what row security cannot: bucket administration.
 */
export function createStorageApi(options: StorageOptions): (request: Request) => Promise<Response> {
  const inTurn = createTurns();
  // The API server asks the policies first and writes later: at once, all would find room in a folder that is full.
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

/** A request that is not an upload, its body known to be short and, if there is one, JSON. */
async function readQuestion(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  const body = await readBodyAtMost(request, longestQuestion);
  if (!body) return storageError(413, 'Payload too large', 'The request is larger than 1 MB');
  try {
    if (body.length > 0) JSON.parse(new TextDecoder().decode(body));
    return withBody(request, body.length > 0 ? body : '{}');
  } catch {
    return storageError(400, 'InvalidRequest', 'The request is not valid JSON');
  }
}

async function list(request: Request, options: StorageOptions): Promise<Response> {
  const query = readListQuery(await request.text());
  if (!query) return storageError(400, 'InvalidRequest', 'The list request is not valid');
  const response = await options.fetch(withBody(request, flatListBody(query)));
  return response.ok ? Response.json(toFolderListing(await response.json(), query)) : response;
}

/** A signed upload answers with the object's name alone; its key has the bucket in front. */
async function withFullKey(path: string, response: Response): Promise<Response> {
  const bucket = /^\/object\/upload\/sign\/([^/]+)\//.exec(path)?.[1];
  if (!response.ok || bucket === undefined) return response;
  const { Key } = v.parse(v.object({ Key: v.string() }), await response.json());
  return Response.json({ Key: `${bucket}/${Key}` });
}
