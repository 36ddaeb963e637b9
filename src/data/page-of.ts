import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type Answer, type DataOf, respond } from './respond.ts';

/** A page of a list. Without rows there is one empty page. */
export function pageOf<Row extends { total: number; onPage: number }>(
  answer: Result<Row[], Failure>,
): Result<{ rows: Row[]; total: number; page: number }, Failure> {
  if (!answer.ok) return answer;
  const [first] = answer.value;
  return ok({ rows: answer.value, total: first?.total ?? 0, page: first?.onPage ?? 1 });
}

/** Reads one row that may not exist, with `maybeSingle()`. */
export async function respondOne<A extends Answer>(
  call: PromiseLike<A>,
): Promise<Result<NonNullable<DataOf<A>>, Failure>> {
  const answer = await respond(call);
  if (!answer.ok) return answer;
  return answer.value ? ok(answer.value) : fail({ kind: 'not-found', code: 'no_row' });
}
