import type postgres from 'postgres';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { superuser } from '../../../supabase/embedded/database/postgres.ts';
import { gatherCrowd } from '../crowd.ts';
import { FAMILIES, type Rows, type Turn } from './rows.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

export type World = {
  /** Connected past every rule, to look and to undo. */
  keeper: postgres.Sql;
  /** What there was at first is there again, and nothing else. */
  beginAgain(): Promise<Rows>;
  /**
   * Has somebody do something, as their browser would have it done: `ada: decline_request(tests.id('walsh'), 'Full.')`, or a
   * statement that PostgREST would make of a table. Of `time: 3` so many days pass, and the tick runs.
   */
  say(line: string): Promise<Turn>;
  /** What the family reads on its page, and what it takes along. */
  asFamily(family: string): Promise<{ page: Json; export: Json }>;
  stop(): Promise<void>;
};
export type Json = Record<string, unknown>;

/** A database with the people of people.psql; `faults` asks what it holds that should not be, as rows of what they say. */
export async function makeWorld(faults: string): Promise<World> {
  const crowd = await gatherCrowd(1);
  const keeper = crowd.connectAs(superuser);
  // Whoever sets session_replication_role forgets all plans.
  const clock = crowd.connectAs(superuser);
  for (const file of ['people.psql', 'state.psql', 'time.psql']) await keeper.unsafe(read(file)).simple();
  // A function keeps its plan, which takes longer to make than to follow.
  await keeper
    .unsafe(
      `create function model.faults() returns jsonb language plpgsql as $faults$ begin
        return (select coalesce(jsonb_agg(says || ': ' || fault), '[]') from (${faults}) found);
      end $faults$`,
    )
    .simple();
  await keeper.unsafe('grant execute on all functions in schema tests to public').simple();
  const keys = await keysOf(keeper);
  await keeper`set jit = off`;
  let seen = { event: 0, message: 0 };

  async function look() {
    const [found] = await keeper<{ rows: Rows; since: Since; faults: string[] }[]>`
      select model.rows() as rows, model.since(${seen.event}, ${seen.message}) as since, model.faults() as faults`;
    if (!found) throw new Error('the database says nothing');
    seen = found.since;
    return found;
  }
  let rows: Rows;
  const as = async (person: string, statement: string) => {
    const answers = await crowd.pool.unsafe(`select tests.be('${person}'); ${statement}`).simple();
    return Object.values((answers.at(-1) as postgres.RowList<postgres.Row[]>)[0] ?? {})[0] as unknown;
  };
  /** The call of a family begins with its key. */
  const callOf = (by: string, step: string) => {
    if (/^(insert|update|delete) /.test(step)) return step;
    const [, name, rest = ''] = /^(\w+)\((.*)\)$/s.exec(step) ?? [];
    const key = keys.get(by);
    return key && name !== 'submit_request'
      ? `select public.${name}(${[key, ...(rest ? [rest] : [])].join(', ')})`
      : `select public.${step}`;
  };

  return {
    keeper,
    async beginAgain() {
      await clock`select model.begin_again()`;
      ({ rows } = await look());
      return rows;
    },
    async say(line) {
      const [, by = '', step = ''] = /^(\w+): (.*)$/s.exec(line) ?? [];
      if (by === 'time') {
        await clock`select model.pass(${Number(step)})`;
        ({ rows } = await look());
      }
      const before = rows;
      const turn = { line, by, step, refusal: undefined as string | undefined };
      try {
        if (by === 'time') await tickTwice(crowd.sql);
        else if (step === 'sign in') await keeper`select tests.sign_in_again(${by})`;
        else await as(keys.has(by) ? 'anon' : by, callOf(by, step));
      } catch (error) {
        const { code, message } = error as postgres.PostgresError;
        if (code === '42501') turn.refusal = 'not_allowed';
        else turn.refusal = code === 'P0001' || code === 'PT404' ? message : `${code} ${message}`;
      }
      const found = await look();
      rows = found.rows;
      const { events, messages } = found.since;
      return { ...turn, before, after: rows, events, messages, faults: found.faults };
    },
    async asFamily(family) {
      const key = keys.get(family);
      const both = `jsonb_build_object('page', track_request(${key}), 'export', export_request(${key}))`;
      return (await as('anon', `select ${both}`)) as { page: Json; export: Json };
    },
    stop: () => crowd.stop(),
  };
}

/** What time does can be repeated: the second time finds nothing to do. */
async function tickTwice(owner: postgres.Sql): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await owner`update private.duties set ran_at = null where true`;
    const duties = await owner<{ duty: string }[]>`select private.due_duties() as duty`;
    for (const { duty } of duties)
      for (let more = true; more;) [{ more } = { more: false }] = await run(owner, duty);
  }
}
const run = (owner: postgres.Sql, duty: string) =>
  owner<{ more: boolean }[]>`select private.run_duty(${duty}) as more`;

type Since = Pick<Turn, 'events' | 'messages'> & { event: number; message: number };

/** Reference and secret of each family, as they stand in a call. */
async function keysOf(sql: postgres.Sql): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const family of FAMILIES) {
    const [found] = await sql<{ payload: { reference: string; tracking_secret: string } }[]>`
      select tests.payload(${family}) as payload`;
    if (found) keys.set(family, `'${found.payload.reference}', '${found.payload.tracking_secret}'`);
  }
  return keys;
}
