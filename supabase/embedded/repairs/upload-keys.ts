import * as v from 'valibot';

/**
 * @supabase/lite 0.10.0: an upload to a signed address answers with the object's name as its key. As for any other upload,
 * the key should begin with the bucket, as here. `path` is the request's, below /storage/v1.
 */
export async function withFullKey(path: string, response: Response): Promise<Response> {
  const bucket = /^\/object\/upload\/sign\/([^/]+)\//.exec(path)?.[1];
  if (!response.ok || bucket === undefined) return response;
  const { Key } = v.parse(v.object({ Key: v.string() }), await response.json());
  return Response.json({ Key: `${bucket}/${Key}` });
}
