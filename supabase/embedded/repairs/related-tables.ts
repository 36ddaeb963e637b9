import { refuse } from '../gateway/refusal.ts';

/**
 * @supabase/lite 0.10.0: a select of tables that are not related, or in several ways, is answered with the names of
 * what is, also in schemas that the API doesn't show.
 */
export async function hideRelations(answer: Response): Promise<Response> {
  if (answer.status !== 300 && answer.status !== 400) return answer;
  const text = await answer.clone().text();
  const [, code] = /"code":"(PGRST20[01])"/.exec(text) ?? [];
  return code ? refuse(answer.status, code, 'These tables are not related, or in several ways.') : answer;
}
