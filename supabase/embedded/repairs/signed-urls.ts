import * as v from 'valibot';
import { withBody } from '../gateway/body.ts';
import { storageError } from '../storage/errors.ts';

const Signed = v.object({ signedUrl: v.string() });
const SignedUpload = v.object({ signedUrl: v.string(), token: v.string() });
const Refused = v.object({ message: v.string() });
const SignMany = v.object({ expiresIn: v.number(), paths: v.pipe(v.array(v.string()), v.maxLength(1000)) });

/** supabase-js puts the storage address in front and encodes the whole. */
const relative = (signedUrl: string) => signedUrl.replace('/storage/v1', '');

/**
 * @supabase/lite 0.10.0: signed addresses come as `signedUrl`, with `/storage/v1` in front. supabase-js reads `signedURL` and
 * puts the storage address in front itself. This is the answer to signing one download as it should be.
 */
export const signedAnswer = (answer: unknown) => ({ signedURL: relative(v.parse(Signed, answer).signedUrl) });

/** The same for the answer to signing an upload, whose address supabase-js reads as `url`. */
export function signedUploadAnswer(answer: unknown): { url: string; token: string } {
  const { signedUrl, token } = v.parse(SignedUpload, answer);
  return { url: relative(signedUrl), token };
}

/** Signs many downloads, one after the other: the API server takes the request for many as one for a nameless file. */
export async function signMany(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const wanted = v.safeParse(SignMany, await request.json().catch(() => undefined));
  if (!wanted.success) return storageError(400, 'InvalidRequest', 'The request to sign is not valid');
  const { expiresIn, paths } = wanted.output;
  const answers = [];
  for (const path of paths) {
    const url = `${request.url.replace(/\/$/, '')}/${encodeURI(path)}`;
    const response = await fetch(withBody(request, JSON.stringify({ expiresIn }), { url }));
    const answer: unknown = await response.json();
    answers.push(
      response.ok
        ? { path, error: null, ...signedAnswer(answer) }
        : { path, error: v.parse(Refused, answer).message, signedURL: null },
    );
  }
  return Response.json(answers);
}
