import { refuse } from '../gateway/refusal.ts';

/**
 * @supabase/lite 0.10.0: a select of tables that are not related, or in several ways, is answered with the names of
 * what is, and one of all columns of a table that the API doesn't show with the name of what was looked up there.
 */
export async function hideRelations(answer: Response): Promise<Response> {
  if (![300, 400, 404].includes(answer.status)) return answer;
  const text = await answer.clone().text();
  const [, code] = /"code":"(PGRST20[015]|42703)"/.exec(text) ?? [];
  return code
    ? refuse(answer.status, code, 'There is no such table, column or relation, or there are several.')
    : answer;
}
