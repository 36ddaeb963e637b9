import * as v from 'valibot';

/**
 * @supabase/lite 0.10.0: an upload to a signed address answers with the object's name as its key. As for any other upload,
 * the key should begin with the bucket, as here.
 */
export async function withFullKey(bucket: string, response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { Key } = v.parse(v.object({ Key: v.string() }), await response.json());
  return Response.json({ Key: `${bucket}/${Key}` });
}
