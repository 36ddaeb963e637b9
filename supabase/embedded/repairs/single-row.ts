import type { PostgresConnection } from '@supabase/lite/postgres';
import { currentRequest } from '../api/request-scope.ts';

type Context = PostgresConnection['withContext'];

/** Carries an answer out of its transaction, so that the transaction is rolled back. */
class Refusal extends Error {
  readonly answer: Response;
  constructor(answer: Response) {
    super('Not exactly one row');
    this.answer = answer;
  }
}

/**
 * @supabase/lite 0.10.0: a write that asks for one object (`Accept: application/vnd.pgrst.object+json`) answers with an
 * array when its `select` has an alias or an embed, and a refused write is not undone. As in PostgREST, one row should
 * be an object, and any other number a 406 (PGRST116) that changes nothing, as here. Not repaired: an update that
 * changes the column that its filter names, and selects an alias or an embed, counts as no row.
 */
export function answerSingleRows(connection: PostgresConnection): void {
  Object.assign(connection, { withContext: withSingleRows(connection.withContext.bind(connection)) });
}

function withSingleRows(run: Context): Context {
  return async (vars, work, options) => {
    if (!isWriteOfOneRow()) return run(vars, work, options);
    try {
      return await run(
        vars,
        async (db) => {
          const answer = await work(db);
          return answer instanceof Response ? ((await asObject(answer)) as typeof answer) : answer;
        },
        options,
      );
    } catch (error) {
      // `work` returns a Response here, or there would be nothing to refuse.
      if (error instanceof Refusal) return error.answer as Awaited<ReturnType<typeof work>>;
      throw error;
    }
  };
}

function isWriteOfOneRow(): boolean {
  const request = currentRequest();
  return (
    request !== undefined &&
    request.path.startsWith('/rest/v1/') &&
    request.method !== 'GET' &&
    request.method !== 'HEAD' &&
    (request.headers['accept'] ?? '').includes('application/vnd.pgrst.object')
  );
}

/** The answer with its one row as an object. Throws `Refusal` when it has another number of rows, or is a refusal. */
async function asObject(answer: Response): Promise<Response> {
  if (answer.status === 406) throw new Refusal(answer);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !answer.body || type.includes('vnd.pgrst.object')) return answer;
  const rows: unknown = await answer.json();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set('content-type', type.replace(/^application\/[\w.+]+/, 'application/vnd.pgrst.object+json'));
  if (!Array.isArray(rows)) return Response.json(rows, { status: answer.status, headers });
  if (rows.length !== 1) throw new Refusal(notOneRow(rows.length));
  return Response.json(rows[0], { status: answer.status, headers });
}

const notOneRow = (count: number) =>
  Response.json(
    {
      code: 'PGRST116',
      details: `The result contains ${count} rows`,
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    },
    { status: 406 },
  );
