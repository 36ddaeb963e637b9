import { beginsAs } from '../../../src/domain/document-file.ts';
import { withBody } from '../gateway/body.ts';
import { storageError } from '../storage/errors.ts';

/**
 * @supabase/lite 0.10.0: an upload of a Blob or File, which supabase-js sends as a nameless field of a form, is not
 * understood, and only the announced size is checked. Storage should accept it. Here every upload becomes a plain body,
 * once its size is known and its bytes match its type.
 */
export async function asPlainUpload(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Request | Response> {
  const headers = new Headers(request.headers);
  const file = await extractFile(body, headers);
  if (!file) return storageError(400, 'InvalidRequest', 'The upload holds no file');
  if (file.bytes.length > maxBytes) return tooLarge();
  if (!beginsAs(file.type, file.bytes)) {
    return storageError(415, 'invalid_mime_type', `The file is not what its type says (${file.type})`);
  }
  headers.set('content-type', file.type);
  const upload = withBody(request, file.bytes, { headers });
  // The API server checks the announced length only.
  upload.headers.set('content-length', String(file.bytes.length));
  return upload;
}

type UploadedFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

async function extractFile(
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<UploadedFile | undefined> {
  const contentType = headers.get('content-type') ?? 'application/octet-stream';
  if (!contentType.startsWith('multipart/form-data')) return { bytes: body, type: mediaType(contentType) };
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File);
  if (!(file instanceof File)) return undefined;
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string' && /^\d+$/.test(cacheControl))
    headers.set('cache-control', `max-age=${cacheControl}`);
  return { bytes: new Uint8Array(await file.arrayBuffer()), type: mediaType(file.type) };
}

const mediaType = (header: string) =>
  (header.split(';', 1)[0] ?? '').trim().toLowerCase() || 'application/octet-stream';

export const tooLarge = () =>
  storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
