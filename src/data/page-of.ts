import type { Failure } from '../lib/failure.ts';
import { ok, type Result } from '../lib/result.ts';

/** A page of a list: without rows there is but one, and nothing on it. */
export function pageOf<Row extends { total: number; onPage: number }>(
  answer: Result<Row[], Failure>,
): Result<{ rows: Row[]; total: number; page: number }, Failure> {
  if (!answer.ok) return answer;
  const [first] = answer.value;
  return ok({ rows: answer.value, total: first?.total ?? 0, page: first?.onPage ?? 1 });
}
