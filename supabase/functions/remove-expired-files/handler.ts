import { type Environment, knows, secretKeyOf, setting } from '../environment.ts';
import { removeExpiredFiles } from './remove-files.ts';

/**
 * Removes expired files for a caller with FILE_REMOVER_SECRET, and answers how many: `{ removed }`. 401 for
 * anyone else, 500 if a setting is missing or the API refuses.
 */
export function createHandler(env: Environment): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (!(await knows(request, setting(env, 'FILE_REMOVER_SECRET')))) {
        return new Response('Not allowed', { status: 401 });
      }
      const removed = await removeExpiredFiles({
        url: setting(env, 'SUPABASE_URL'),
        secretKey: secretKeyOf(env),
      });
      return Response.json({ removed });
    } catch (error) {
      console.error(error);
      return new Response(error instanceof Error ? error.message : 'Failed', { status: 500 });
    }
  };
}
