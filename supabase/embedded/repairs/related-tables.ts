import { refuse } from '../gateway/refusal.ts';

/**
 * @supabase/lite 0.10.0: if a select joins tables that are not related, or related in several ways, the error
 * names related tables. For a table that the API doesn't show, it names what was looked up. This removes
 * those names.
 */
export async function hideRelations(answer: Response): Promise<Response> {
  if (![300, 400, 404].includes(answer.status)) return answer;
  const text = await answer.clone().text();
  const [, code] = /"code":"(PGRST20[015]|42703)"/.exec(text) ?? [];
  return code
    ? refuse(answer.status, code, 'There is no such table, column or relation, or there are several.')
    : answer;
}
