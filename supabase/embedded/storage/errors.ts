/** A refusal in the form that supabase-js reads: HTTP 400 with the real status in the body, as hosted Supabase does. */
export function storageError(statusCode: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(statusCode), error, message }, { status: 400 });
}
