/** Gets the bytes of a request's body as they are sent. */
export type OnSent = (sent: number, total: number) => void;

/**
 * `fetch` that says how far the request's body has come, which the browser's own does not. Rejects as `fetch` does, also once
 * the signal ends it.
 */
export const fetchSaying =
  (onSent: OnSent): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      request.responseType = 'arraybuffer';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
      request.addEventListener('load', () => {
        const answer = request.response as ArrayBuffer;
        const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
        // Some answers have to be without a body.
        const content = answer.byteLength > 0 ? answer : null;
        resolve(new Response(content, { status: request.status, headers }));
      });
      request.addEventListener('error', () => reject(new TypeError('The connection was lost')));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
