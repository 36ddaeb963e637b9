import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCrowd, times, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd();
});
afterAll(() => crowd?.stop());

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const id = randomUUID();
    return { id, email: `${id}@people.test`, profile: { full_name: `Person ${at}` } };
  });
const add = (rows: object[]) =>
  `select coalesce(string_agg(error, ','), 'added') from public.add_caregivers('${JSON.stringify(rows)}')`;

test('the same people sent twice at once, in two orders, are added once, without a deadlock', async () => {
  const rows = people(20);
  const others = rows.map((row) => ({ ...row, id: randomUUID() }));
  const answers = await crowd.atOnce(times(4, 'admin'), (index) =>
    add([rows, rows.toReversed(), others, others.toReversed()][index] ?? []),
  );
  expect(new Set(answers.map((answer) => String(answer).split(',')[0]))).toEqual(
    new Set(['added', 'account_exists']),
  );
  expect(await crowd.count(`auth.users where email like '%@people.test'`)).toBe(20);
});

test('calls with other rows of a file are under way at the same time', async () => {
  await crowd.pool.begin(async (tx) => {
    await tx`select tests.be('admin')`;
    await tx.unsafe(add(people(1)));
    expect(await crowd.atOnce(['admin'], add(people(1)))).toEqual(['added']);
  });
});
