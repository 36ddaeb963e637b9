import type postgres from 'postgres';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { superuser } from '../../../supabase/embedded/database/postgres.ts';
import { owner } from '../../../supabase/embedded/database/bootstrap.ts';
import { gatherCrowd } from '../crowd.ts';
import { FAMILIES, type Rows, type Turn } from './rows.ts';
import { STARTS } from './starts.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

export type World = {
  /** Connected as a superuser, to read and to restore. */
  keeper: postgres.Sql;
  /** Restores the state after this one of STARTS, and returns its rows. */
  beginAgain(start?: number): Promise<Rows>;
  /**
   * Runs a step as its person's browser would: `ada: decline_request(tests.id('walsh'), 'Full.')`, or a
   * statement as PostgREST makes it. `nora for ada: …` is by someone without the right to it,
   * `walsh by kit: …` by another link of a family. `time: 3` passes three days and runs the tick.
   */
  say(line: string): Promise<Turn>;
  /**
   * The family's page and export. Undefined if staff have seen all links that open it, since opening those is
   * recorded.
   */
  asFamily(family: string): Promise<{ page: Json; export: Json } | undefined>;
  /** A caregiver's export. */
  asCaregiver(who: string): Promise<Json>;
  stop(): Promise<void>;
};
export type Json = Record<string, unknown>;

/**
 * A database with the people of people.psql. `faults` is a query that returns the faults of the invariants.
 */
export async function makeWorld(faults: string): Promise<World> {
  const crowd = await gatherCrowd(1);
  const keeper = crowd.connectAs(superuser);
  // Its own connection, since setting session_replication_role drops all plans.
  const clock = crowd.connectAs(superuser);
  for (const file of ['people.psql', 'state.psql', 'time.psql']) await keeper.unsafe(read(file)).simple();
  // In a function, the plan is kept. Planning takes longer than running.
  await keeper
    .unsafe(
      `create function model.faults() returns jsonb language plpgsql as $faults$ begin
        return (
          with things as materialized (select * from model.things)
          select coalesce(jsonb_agg(says || ': ' || fault), '[]')
          from (${faults.replaceAll('model.things', 'things')}) found
        );
      end $faults$`,
    )
    .simple();
  await keeper
    .unsafe(
      'grant usage on schema model to public; grant execute on all functions in schema tests, model to public',
    )
    .simple();
  const keys = await keysOf(keeper);
  // Plans each statement once, since with few rows planning takes longer than running.
  await keeper.unsafe(`do $$ begin
    execute format('alter database %I set plan_cache_mode = force_generic_plan', current_database());
  end $$; set plan_cache_mode = force_generic_plan`);
  // One connection, so that its plans last.
  const ticking = crowd.connectAs(owner);
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
  const readOut = new Map<string, string>();
  const keyOf = (family: string, link = 'request') => {
    const reference = keys.get(family);
    const said = link === 'staff' && readOut.get(family);
    return reference && `'${reference}', ${said ? `'${said}'` : `model.secret('${link}', '${family}')`}`;
  };
  /** The call of a family begins with their key. */
  const callOf = (by: string, link: string | undefined, step: string) => {
    if (/^(insert|update|delete) /.test(step)) return step;
    const [, name, rest = ''] = /^(\w+)\((.*)\)$/s.exec(step) ?? [];
    const key = keyOf(by, link);
    return key && name !== 'submit_request'
      ? `select public.${name}(${[key, ...(rest ? [rest] : [])].join(', ')})`
      : `select public.${step}`;
  };

  const world: World = {
    keeper,
    async beginAgain(start = 0) {
      await clock`select model.begin_again(${start})`;
      readOut.clear();
      ({ rows } = await look());
      return rows;
    },
    async say(line) {
      const [, by = '', instead, link, step = ''] =
        /^(\w+)(?: for (\w+))?(?: by (\w+))?: (.*)$/s.exec(line) ?? [];
      if (by === 'time') {
        await clock`select model.pass(${Number(step)})`;
        ({ rows } = await look());
      }
      const before = rows;
      const turn = {
        line,
        by,
        instead,
        link,
        step,
        answer: undefined as unknown,
        refusal: undefined as string | undefined,
      };
      try {
        if (by === 'time') await tickTwice(ticking);
        else if (step === 'sign in') await keeper`select tests.sign_in_again(${by})`;
        else if (step === 'remove files')
          await keeper`delete from storage.objects where starts_with(name, tests.id(${by})::text)`;
        else if (by === 'outside') await keeper.unsafe(step);
        else turn.answer = await as(keys.has(by) ? 'anon' : by, callOf(by, link, step));
        const { secret } = (turn.answer ?? {}) as { secret?: string };
        const [, family] = /^issue_private_link\(tests\.id\('(\w+)'/.exec(step) ?? [];
        if (secret && family) readOut.set(family, secret);
      } catch (error) {
        const { code, message } = error as postgres.PostgresError;
        if (code === '42501') turn.refusal = 'not_allowed';
        else turn.refusal = code === 'P0001' || code === 'PT404' ? message : `${code} ${message}`;
      }
      // A refused step changes nothing.
      if (turn.refusal !== undefined)
        return { ...turn, before, after: before, events: [], messages: [], faults: [] };
      const found = await look();
      rows = found.rows;
      const { events, messages } = found.since;
      return { ...turn, before, after: rows, events, messages, faults: found.faults };
    },
    async asFamily(family) {
      const open = rows.links.find((row) => row.family === family && row.link && !row.ended && !row.known);
      const key = open?.link && keyOf(family, open.link);
      if (!key) return undefined;
      const both = `jsonb_build_object('page', track_request(${key}), 'export', export_request(${key}))`;
      return (await as('anon', `select ${both}`)) as { page: Json; export: Json };
    },
    async asCaregiver(who) {
      return (await as(who, 'select public.export_my_data()')) as Json;
    },
    stop: () => crowd.stop(),
  };
  for (const [start, lines] of STARTS.entries()) {
    ({ rows } = await look());
    for (const line of lines) {
      const { refusal } = await world.say(line);
      if (refusal !== undefined) throw new Error(`${line} -- ${refusal}`);
    }
    await clock`select model.keep(${start})`;
  }
  return world;
}

/** Scheduled jobs can be repeated: the second run finds nothing to do. */
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

/** The reference of each family, as used in a call. */
async function keysOf(sql: postgres.Sql): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const family of FAMILIES) {
    const [found] = await sql<{ reference: string }[]>`
      select tests.payload(${family}) ->> 'reference' as reference`;
    if (found) keys.set(family, found.reference);
  }
  return keys;
}
