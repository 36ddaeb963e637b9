/** Called with how many bytes of a request's body have been sent. */
export type OnSent = (sent: number, total: number) => void;

/**
 * `fetch` that reports the progress of the request's body. Rejects as `fetch` does, also when the signal
 * aborts it.
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
        // Some statuses allow no body.
        const content = answer.byteLength > 0 ? answer : null;
        resolve(new Response(content, { status: request.status, headers }));
      });
      request.addEventListener('error', () => reject(new TypeError('The connection was lost')));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
