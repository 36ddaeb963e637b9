/**
 * @supabase/lite 0.10.0: a download ignores `Range` and `If-None-Match`, may be kept by shared caches, and has no
 * headers that keep a browser from running it in our origin. Storage should answer ranges and serve attachments, as
 * here (attachment, sandbox, nosniff, private).
 */
export async function serveDownload(request: Request, response: Response): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  headers.set('cache-control', 'private, no-cache');
  headers.set('content-disposition', disposition(url));

  const eTag = headers.get('etag');
  if (eTag && request.headers.get('if-none-match') === eTag)
    return new Response(null, { status: 304, headers });

  const bytes = new Uint8Array(await response.arrayBuffer());
  const range = parseRange(request.headers.get('range'), bytes.length);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  if (!range) return new Response(bytes, { status: response.status, headers });
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  headers.set('content-length', String(range.end - range.start + 1));
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers });
}

function disposition(url: URL): string {
  const name = url.searchParams.get('download') || decode(url.pathname.split('/').at(-1) ?? '');
  return `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** One byte range, both ends included; undefined for none, or several, which a server may ignore (RFC 9110, 14.2). */
function parseRange(
  header: string | null,
  length: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start < length && start <= end ? { start, end } : 'unsatisfiable';
}
