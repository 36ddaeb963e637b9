import { type Environment, publishableKeyOf, setting } from '../environment.ts';
import { answerVisitCalendar } from './answer.ts';

/** Answers calendars, for anyone. 500 if a setting is missing or the API can't be reached. */
export function createHandler(env: Environment): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await answerVisitCalendar(request, {
        url: setting(env, 'SUPABASE_URL'),
        publishableKey: publishableKeyOf(env),
      });
    } catch (error) {
      console.error(error);
      return new Response('Failed', { status: 500 });
    }
  };
}
