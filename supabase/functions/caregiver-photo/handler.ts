import { type Environment, publishableKeyOf, secretKeyOf, setting } from '../environment.ts';
import { answerPhoto } from './answer.ts';

// Open to every origin, since a call needs a session's token or a family's key.
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type',
  'access-control-allow-methods': 'PUT, POST',
};

/** Stores and shows photos for browsers. 500 if a setting is missing or the API can't be reached. */
export function createHandler(env: Environment): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: OPEN });
    const answer = await answered(request, env);
    for (const [name, value] of Object.entries(OPEN)) answer.headers.set(name, value);
    return answer;
  };
}

async function answered(request: Request, env: Environment): Promise<Response> {
  try {
    return await answerPhoto(request, {
      url: setting(env, 'SUPABASE_URL'),
      publishableKey: publishableKeyOf(env),
      secretKey: secretKeyOf(env),
    });
  } catch (error) {
    console.error(error);
    return Response.json({ message: 'Failed' }, { status: 500 });
  }
}
