import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { serveDownload } from './storage-download.ts';
import { storageError } from './storage-errors.ts';
import { flatListBody, readListQuery, toFolderListing } from './storage-list.ts';
import { isUpload, normaliseUpload } from './storage-upload.ts';

const base = '/storage/v1';

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
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.slice(base.length);
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
      return upload instanceof Response ? upload : withFullKey(path, await options.fetch(upload));
    }
    if (method === 'POST' && path.startsWith('/object/list/')) return list(request, options);

    const response = await options.fetch(request);
    if (!response.ok) return response;
    if (method === 'POST' && path.startsWith('/object/sign/')) return json(fixSigned(await response.json()));
    if (method === 'POST' && path.startsWith('/object/upload/sign/'))
      return json(fixSignedUpload(await response.json()));
    if (method === 'GET' && /^\/object\/(?!info\/)/.test(path)) return serveDownload(request, response);
    return response;
  };
}

async function list(request: Request, options: StorageOptions): Promise<Response> {
  const query = readListQuery(await request.text());
  if (!query) return storageError(400, 'InvalidRequest', 'The list request is not valid');
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const response = await options.fetch(
    new Request(request.url, { method: 'POST', headers, body: flatListBody(query) }),
  );
  return response.ok ? json(toFolderListing(await response.json(), query)) : response;
}

const carriesToken = (method: string, path: string) =>
  (method === 'GET' && path.startsWith('/object/sign/')) ||
  (method === 'PUT' && path.startsWith('/object/upload/sign/'));

/** Signature and expiry of a signed address; the API server answers 500 to a bad one. */
function isValidToken(token: string | null, secret: string): boolean {
  const [header, payload, signature] = token?.split('.') ?? [];
  if (!header || !payload || !signature) return false;
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { exp } = v.parse(
    v.object({ exp: v.number() }),
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return exp * 1000 > Date.now();
}

const Signed = v.object({ signedUrl: v.string() });
const SignedList = v.array(
  v.object({ path: v.string(), signedUrl: v.string(), error: v.nullable(v.string()) }),
);
const SignedUpload = v.object({ signedUrl: v.string(), token: v.string() });

/** supabase-js puts the storage address in front, and reads `signedURL`. */
const relative = (signedUrl: string) => encodeURI(signedUrl.replace(base, ''));

function fixSigned(answer: unknown): unknown {
  if (!Array.isArray(answer)) return { signedURL: relative(v.parse(Signed, answer).signedUrl) };
  return v.parse(SignedList, answer).map(({ path, signedUrl, error }) => ({
    path,
    error,
    signedURL: signedUrl === '' ? null : relative(signedUrl),
  }));
}

function fixSignedUpload(answer: unknown): unknown {
  const { signedUrl, token } = v.parse(SignedUpload, answer);
  return { url: relative(signedUrl), token };
}

/** A signed upload answers with the object's name alone; its key has the bucket in front. */
async function withFullKey(path: string, response: Response): Promise<Response> {
  const bucket = /^\/object\/upload\/sign\/([^/]+)\//.exec(path)?.[1];
  if (!response.ok || bucket === undefined) return response;
  const { Key } = v.parse(v.object({ Key: v.string() }), await response.json());
  return json({ Key: `${bucket}/${Key}` });
}

const json = (value: unknown) => Response.json(value, { headers: { 'access-control-allow-origin': '*' } });
