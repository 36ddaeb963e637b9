import { MAX_PHOTO_BYTES, PHOTO_TYPES, photoTypeOf } from '../../../src/domain/photo.ts';
import { cleanPicture } from './clean-picture.ts';
import { readAtMost } from './read-at-most.ts';

type Options = {
  /** The API's address. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Default: over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

type Stored = { path: string };
const BUCKET = '/storage/v1/object/photos';

/**
 * A caregiver's photo. `PUT` with a session and a file stores only its picture, as the caller's photo. `POST` with
 * `{reference, secret, person}` returns the picture of a person that this family may see. The function decides nothing
 * itself. It asks the database, in the caller's name or with the family's key. Refusals have PostgREST's form:
 * photo_too_large, photo_not_a_picture, photo_not_shown and those of the database's functions.
 */
export async function answerPhoto(request: Request, options: Options): Promise<Response> {
  if (request.method === 'PUT') return store(request, options);
  if (request.method === 'POST') return show(request, options);
  return refuse(405, 'not_offered');
}

async function store(
  request: Request,
  { url, publishableKey, secretKey, fetch = globalThis.fetch }: Options,
) {
  const authorization = request.headers.get('authorization') ?? '';
  const asCaller = (name: string, body: object) =>
    fetch(call(`${url}/rest/v1/rpc/${name}`, 'POST', { apikey: publishableKey, authorization }, body));

  // Before any of the file is read.
  const place = await asCaller('new_photo', {});
  if (!place.ok) return passedOn(place);
  const file = await readAtMost(request, MAX_PHOTO_BYTES);
  if (!file) return refuse(400, 'photo_too_large');
  const picture = await cleanPicture(file);
  if (!picture) return refuse(400, 'photo_not_a_picture');

  const path = `${(await place.json()) as string}.${PHOTO_TYPES[picture.type]}`;
  const headers = { ...keys(secretKey), 'content-type': picture.type, 'cache-control': 'no-store' };
  const stored = await fetch(
    new Request(`${url}${BUCKET}/${path}`, { method: 'POST', headers, body: picture.bytes }),
  );
  if (!stored.ok) throw new Error(`A photo was not stored: ${stored.status} ${await stored.text()}`);
  const kept = await asCaller('keep_photo', { path });
  // Leftover files are removed later, with all photos that no profile shows. A server that failed may have stored the
  // photo anyway.
  const replaced = kept.ok ? ((await kept.clone().json()) as string[]) : [];
  const prefixes = kept.status < 400 || kept.status >= 500 ? replaced : [path];
  if (prefixes.length > 0) await fetch(call(url + BUCKET, 'DELETE', keys(secretKey), { prefixes }));
  return kept.ok ? Response.json({ path } satisfies Stored) : passedOn(kept);
}

async function show(request: Request, { url, secretKey, fetch = globalThis.fetch }: Options) {
  const text = await readAtMost(request, 2000);
  const { reference, secret, person } = asked(text);
  const found = await fetch(
    call(`${url}/rest/v1/rpc/shown_photo`, 'POST', keys(secretKey), { reference, secret, person }),
  );
  if (!found.ok) return passedOn(found);
  const path = (await found.json()) as string | null;
  const type = photoTypeOf(path ?? '');
  if (path === null || !type) return refuse(404, 'photo_not_shown', 'PT404');
  const photo = await fetch(new Request(`${url}${BUCKET}/${path}`, { headers: keys(secretKey) }));
  if (!photo.ok) return refuse(404, 'photo_not_shown', 'PT404');
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return new Response(await photo.arrayBuffer(), { headers });
}

/** The fields of a family's call. Empty for anything else. */
function asked(bytes: Uint8Array | undefined): Record<'reference' | 'secret' | 'person', unknown> {
  const nothing = { reference: '', secret: '', person: null };
  try {
    return { ...nothing, ...(JSON.parse(new TextDecoder().decode(bytes)) as object) };
  } catch {
    return nothing;
  }
}

// The key is in both headers: a new kind of key is accepted only if both have it, and an old one is a token.
const keys = (secretKey: string) => ({ apikey: secretKey, authorization: `Bearer ${secretKey}` });

const call = (url: string, method: string, headers: Record<string, string>, body: object) =>
  new Request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const refuse = (status: number, message: string, code = 'P0001') =>
  Response.json({ code, message }, { status });

const passedOn = async (answer: Response) =>
  new Response(await answer.text(), {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  });
