/** A refusal in the forms of all three APIs at once, before any of them has seen the call. */
export function refuse(status: number, code: string, message: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('x-sb-error-code', code);
  return Response.json({ code, error_code: code, message, msg: message }, { status, headers: all });
}
