import { type Environment, publishableKeyOf, setting } from '../environment.ts';
import { answerUnsubscribe } from './answer.ts';

/** Stops emails with one click, for anyone. 500 if a setting is missing or the API can't be reached. */
export function createHandler(env: Environment): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await answerUnsubscribe(request, {
        url: setting(env, 'SUPABASE_URL'),
        publishableKey: publishableKeyOf(env),
        site: setting(env, 'SITE_URL').replace(/\/$/, ''),
      });
    } catch (error) {
      console.error(error);
      return new Response('Failed', { status: 500 });
    }
  };
}
