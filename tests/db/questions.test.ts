import type postgres from 'postgres';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestPayload } from '../../src/data/request-payload.ts';
import { CONTACT, RECORD } from '../../src/data/requests.ts';
import type { Question } from '../../src/domain/questions/question.ts';
import { emptyAnswers, FIELDS, QUESTIONS, type Answers } from '../../src/domain/questions/questions.ts';
import { teamQuestions } from '../../src/domain/questions/team.ts';
import { newDraft } from '../../src/features/family/request/draft.ts';
import { allFaults } from '../../src/features/family/request/steps.ts';
import { toRequest } from '../../src/features/family/request/to-request.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';

/** Columns that the server fills, not a question. */
const SERVERS = [
  ...['id', 'request_id', 'reference', 'answers', 'entered_by', 'status', 'status_reason', 'status_since'],
  ...['submitted_at', 'erased_at', 'updated_at', 'many_alike', 'visits'],
];
/** The question that becomes a note of staff (decision 0125). */
const NOTED: (typeof FIELDS)[number] = 'internalNotes';
/** The fields that the device makes. */
const DEVICES = ['reference', 'tracking_secret', 'answers'];
/** An agreement is kept as its moment. */
const STORED_AS: Record<string, string> = { consent: 'consented_at' };

const TODAY = new Intl.DateTimeFormat('sv-SE').format(new Date());
const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE').format(new Date(Date.parse(TODAY) + days * 86_400_000));
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sentAs = (field: (typeof FIELDS)[number]) => snakeCase(QUESTIONS[field].sent?.as ?? '');
const sent = FIELDS.filter((field) => QUESTIONS[field].sent);
const stored = sent.filter((field) => field !== NOTED);
const columnOf = (field: (typeof FIELDS)[number]) => STORED_AS[sentAs(field)] ?? sentAs(field);

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd();
});
afterAll(() => crowd?.stop());

const payloadOf = (answers: Answers) => ({ ...requestPayload(toRequest({ ...newDraft('who'), answers })) });
const faultsInSql = async (payload: object) => {
  const [row] = await crowd.sql`select private.request_faults(${crowd.sql.json(payload as never)}) as faults`;
  return Object.keys(row?.['faults'] as object).sort();
};

describe('Every question of the request', () => {
  test('has a column, and every column has a question', async () => {
    const rows = await crowd.sql`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name in ('requests', 'request_contacts')`;
    const columns = rows.map((row) => String(row['column_name'])).filter((name) => !SERVERS.includes(name));
    expect(stored.map(columnOf).sort()).toEqual(columns.sort());
  });

  test('has its name in NewRequest', () => {
    const type = readFileSync('src/data/request-payload.ts', 'utf8');
    expect(
      sent
        .map((field) => QUESTIONS[field].sent?.as ?? '')
        .filter((name) => !new RegExp(`^  ${name}: `, 'm').test(type)),
    ).toEqual([]);
  });

  test('is checked by the database', async () => {
    const nonsense = Object.fromEntries(sent.map((field) => [sentAs(field), {}]));
    expect(await faultsInSql({ ...payloadOf(emptyAnswers()), ...nonsense })).toEqual(sent.map(sentAs).sort());
  });

  test('is required on both sides or on neither', async () => {
    const empty = emptyAnswers();
    const wanted = Object.keys(allFaults(empty, TODAY)) as typeof FIELDS;
    const there = await faultsInSql(payloadOf(empty));
    expect(there).toEqual(
      wanted
        .filter((field) => sent.includes(field))
        .map(sentAs)
        .sort(),
    );
    const unnamed = (await faultsInSql({})).filter((name) => !DEVICES.includes(name));
    expect(unnamed.filter((name) => !sent.map(sentAs).includes(name))).toEqual([]);
  });

  test('has the same limit on both sides', async () => {
    const texts = sent.filter((field) => {
      const { control } = QUESTIONS[field];
      return control.kind === 'long-text' || (control.kind === 'text' && !control.type && !control.inputMode);
    });
    const fits = (field: (typeof FIELDS)[number], length: number) =>
      !QUESTIONS[field].fault?.('x'.repeat(length), TODAY, emptyAnswers());
    for (const field of texts) {
      const lengths = Array.from({ length: 5000 }, (_, index) => index + 1);
      const longest = lengths.findLast((length) => fits(field, length)) ?? 0;
      expect(await faultsInSql({ [sentAs(field)]: 'x'.repeat(longest) }), field).not.toContain(sentAs(field));
      expect(await faultsInSql({ [sentAs(field)]: 'x'.repeat(longest + 1) }), field).toContain(sentAs(field));
    }
  });

  test.each<[(typeof FIELDS)[number], taken: unknown[], refused: unknown[]]>([
    ['recipientName', ['Li', '李明', 'x'.repeat(120), '🌸'.repeat(120)], ['L', '🌸', 'x'.repeat(121), ' L ']],
    ['contactName', ['Bo', `${'x'.repeat(119)}é`], ['B', 'x'.repeat(121)]],
    ['helperRelation', ['GP', 'x'.repeat(120)], ['I', 'x'.repeat(121)]],
    ['address', ['1 A', 'x'.repeat(300), '1\nA'], ['1A', '🌸🌸', 'x'.repeat(301)]],
    [
      'contactPhone',
      ['085 123 456', '(085) 123-4567', '+353/85.1234567', '085 123 4567 x214'],
      ['12345', '1'.repeat(16), 'ring 123456'],
    ],
    [
      'contactEmail',
      ['tom@example.com', 'tom@b-c.ie'],
      ['tom@example..com', 'tom@-example.com', 'tom@example.c'],
    ],
    ['startsOn', [TODAY, inDays(1), inDays(731)], ['', inDays(732), '2026-13-01', 'tomorrow']],
    ['hoursPerVisit', ['0.5', '0,50', '24', ''], ['0.49', '24.01', '0']],
    ['hourlyBudget', ['1', '1000', '€ 24.50', ''], ['0.99', '1000.01']],
    ['notes', ['x'.repeat(4000), ` ${'x'.repeat(4000)} `], ['x'.repeat(4001)]],
    ['internalNotes', ['x'.repeat(4000)], ['x'.repeat(4001)]],
    ['availability', [1, 2 ** 28 - 1], [0]],
    ['careTypes', [['companionship']], [[]]],
  ])('is accepted or refused at its limits on both sides: %s', async (field, taken, refused) => {
    const { fault, sent } = QUESTIONS[field];
    const here = (value: unknown) => !fault?.(value, TODAY, emptyAnswers());
    const there = async (value: unknown) =>
      !(await faultsInSql({ [sentAs(field)]: sent?.value(value) ?? null })).includes(sentAs(field));
    for (const value of taken) {
      expect([value, here(value), await there(value)]).toEqual([value, true, true]);
    }
    for (const value of refused) {
      expect([value, here(value), await there(value)]).toEqual([value, false, false]);
    }
  });

  test('is read by staff if its record says so', () => {
    const unread = sent.filter(
      (field) => QUESTIONS[field].staff && !(RECORD + CONTACT).includes(readAs(field)),
    );
    expect(unread).toEqual([]);
  });

  test('is in a column that staff may read, at any time or on record', async () => {
    const rows = await crowd.sql`
      select column_name as name from information_schema.column_privileges
      where table_name = 'requests' and grantee = 'authenticated' and privilege_type = 'SELECT'
      union select unnest(proargnames) from pg_proc where oid = 'public.read_contact'::regproc`;
    const readable = rows.map((row) => String(row['name']));
    expect(sent.filter((field) => QUESTIONS[field].staff && !readable.includes(columnOf(field)))).toEqual([]);
  });

  test('is sent, changed, left out by an earlier app, shown, exported, and erased unless its record says that it stays', async () => {
    const [first, second] = (
      await crowd.sql<{ value: string; label: string }[]>`
        select id::text as value, name as label from public.places limit 2`
    ).map((place, index) => completeAnswers(place, index)) as [Answers, Answers];
    const payload = { ...payloadOf(first) };
    const key = [String(payload['reference']), String(payload['tracking_secret'])] as const;
    const as = <Answer>(person: string, ask: (tx: postgres.TransactionSql) => Promise<readonly Answer[]>) =>
      crowd.sql.begin(async (tx) => {
        await tx`select tests.be(${person})`;
        return (await ask(tx))[0];
      });
    const change = async (said: object, answers = [{ question: 'Which?', answer: JSON.stringify(said) }]) => {
      const row = await as(
        'anon',
        (tx) =>
          tx`select public.change_request(${key[0]}, ${key[1]}, ${tx.json({ ...said, answers } as never)}) -> 'asked' as asked`,
      );
      return row?.['asked'] as Kept;
    };
    const read = async () => {
      const [row] = await crowd.sql`
        select to_jsonb(r) || coalesce(to_jsonb(c), '{}') as stored
        from public.requests r left join public.request_contacts c on c.request_id = r.id
        where r.id = ${String(payload['id'])}`;
      return row?.['stored'] as Kept;
    };
    const isLeft = (row: Kept) =>
      stored.filter((field) => !['', '[]', 'null', undefined].includes(JSON.stringify(row[columnOf(field)])));

    expect(await faultsInSql(payload)).toEqual([]);
    await as('admin', (tx) => tx`select public.submit_request(${tx.json(payload as never)})`);
    const sentFirst = await read();
    // If any time of day suits, set times are not asked for.
    expect(isLeft(sentFirst)).toEqual(stored.filter((field) => field !== 'setTimes'));

    // What the family is asked and may change.
    const theirs = stored.filter((field) => field !== 'consent' && !(field in teamQuestions));
    const shown = await change(payloadOf(second));
    const changed = await read();
    expect(theirs.filter((field) => sameIn(sentFirst, changed, columnOf(field)))).toEqual([
      'relation',
      'start',
    ]);
    await change(payloadOf({ ...second, relation: 'friend', start: 'soon' }));
    expect(await read()).toMatchObject({ relation: 'friend', start: 'soon' });
    await change(payloadOf(second), [{ question: 'Which?', answer: 'Those again' }]);
    expect(await read()).toMatchObject(pick(changed, theirs.map(columnOf)));

    const required = Object.keys(allFaults(emptyAnswers(), TODAY));
    const together = ['availability', 'flexible', 'start', 'startsOn', 'contactPhone', 'contactEmail'];
    const unknown = theirs.filter((field) => ![...required, ...together].includes(field)).map(sentAs);
    const earlier = Object.entries(payloadOf(second)).filter(([name]) => !unknown.includes(name));
    await change(Object.fromEntries(earlier));
    expect(await read()).toMatchObject(pick(changed, theirs.map(columnOf)));

    for (const field of theirs)
      expect(shown[QUESTIONS[field].sent?.as ?? ''], field).toEqual(changed[columnOf(field)]);
    const exported = await as('anon', (tx) => tx`select public.export_request(${key[0]}, ${key[1]}) as kept`);
    const { request, contact } = exported?.['kept'] as { request: Kept; contact: Kept };
    expect({ ...request, ...contact }).toMatchObject(pick(changed, theirs.map(columnOf)));

    await as('anon', (tx) => tx`select public.erase_request(${key[0]}, ${key[1]})`);
    expect(isLeft(await read())).toEqual(stored.filter((field) => QUESTIONS[field].outlivesErasure));
  });
});

/** A request as it is kept, by columns. */
type Kept = Record<string, unknown>;
const pick = (row: Kept, columns: string[]) => Object.fromEntries(columns.map((name) => [name, row[name]]));
const sameIn = (one: Kept, other: Kept, column: string) =>
  JSON.stringify(one[column]) === JSON.stringify(other[column]);

/** How a column is selected. A town comes with its row. */
const readAs = (field: (typeof FIELDS)[number]) =>
  field === 'place' ? 'place:places(' : (QUESTIONS[field].sent?.as ?? '');

/** A request with every question answered, as staff enter it. The second one differs in every answer. */
const completeAnswers = (place: NonNullable<Answers['place']>, nth: number): Answers => ({
  ...emptyAnswers(true),
  ...(Object.fromEntries(FIELDS.map((field) => [field, answerTo(QUESTIONS[field].control, nth)])) as Answers),
  byStaff: true,
  // The helper's questions.
  relation: 'other',
  start: 'day',
  consent: true,
  place,
});

function answerTo(control: Question['control'], nth: number): unknown {
  switch (control.kind) {
    case 'text':
      if (control.type === 'tel') return `085 123 456${nth}`;
      if (control.type === 'email') return `tom${nth}@example.com`;
      return control.inputMode === 'decimal' ? `${nth + 3}` : ['Nora Byrne', 'Ana Kelly'][nth];
    case 'long-text':
      return `${nth + 4} Shore Road`;
    case 'one-of':
      return Object.keys(control.words)[nth];
    case 'any-of':
      return Object.keys(control.words).slice(nth, nth + 1);
    case 'tick':
      return nth === 0;
    case 'week':
      return 5;
    case 'set-times':
      return { 0: `0${nth + 7}:30` };
    case 'day':
      return inDays(nth);
    case 'place':
      return null;
  }
}

test('The outbox of an earlier version is accepted', async () => {
  const folder = 'tests/fixtures/device';
  const waiting = readdirSync(folder).flatMap((file) => {
    const { outbox } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
      outbox: Record<string, { request?: { reference: string; starts_on: string; place_id: number } }>;
    };
    return Object.values(outbox).flatMap(({ request }) => request ?? []);
  });
  const [place] = await crowd.sql`select id from public.places limit 1`;
  for (const request of waiting) {
    // The day may be past and the town gone. The record’s secret replaces one made at random.
    const payload = {
      ...request,
      starts_on: request.starts_on && TODAY,
      place_id: place?.['id'],
      tracking_secret: hash('md5', request.reference),
    };
    const [row] = await crowd.sql`select public.submit_request(${crowd.sql.json(payload as never)}) as told`;
    expect([row?.['told']].flat()).toMatchObject([{ reference: request.reference }]);
  }
  expect(waiting.length).toBeGreaterThan(0);
});
