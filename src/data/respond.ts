// bundle: ground
import { wordCodes } from '../domain/coded-texts.ts';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';

type PostgrestError = { code?: string; message: string; details?: string | null };
export type Answer = { data: unknown; error: PostgrestError | null; status: number };
export type DataOf<A extends Answer> = Extract<A, { error: null }>['data'];

/**
 * Awaits a PostgREST call and turns its answer into a Result. Only this reads PostgREST's error codes and our coded
 * texts.
 */
export async function respond<A extends Answer>(call: PromiseLike<A>): Promise<Result<DataOf<A>, Failure>> {
  const { data, error, status } = await call;
  return error ? fail(failureOf(error, status)) : ok(wordCodes(data as DataOf<A>));
}

function failureOf(error: PostgrestError, status: number): Failure {
  const { code = '', message } = error;
  const of = (kind: Failure['kind'], name = code): Failure => ({
    kind,
    code: name,
    detail: error.details ?? undefined,
  });
  if (status === 0) return of('offline', 'unreachable');
  if (status === 413) return of('refused', 'too_large');
  if (code === 'P0001') return of('refused', message);
  if (code === 'PGRST116' || code === 'PT404') return of('not-found', code === 'PT404' ? message : code);
  // The id in the address is no UUID, so there is no such record.
  if (code === '22P02' || code === '22021') return of('not-found');
  if (status === 401) return of('signed-out');
  if (code === '42501' || status === 403) return of('denied');
  return of('server');
}
