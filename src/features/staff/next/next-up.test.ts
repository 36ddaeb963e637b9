import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createNextUp } from './next-up.ts';

const thing = (kind: string, subjectId: string, turn = 'staff') => ({ kind, subjectId, turn });
const due = (day: string, thing: object) => ({ ...thing, due: day });
const waiting = (...things: unknown[]) => ({ loadPendingItems: async () => ok(things) }) as never;
const profile = { ...thing('profile', 'c'), status: 'submitted', detail: null };
const decide = async () => ok('done');

test('after a decision the task due first leads, of any kind, with the next of the same kind beside it; never the same one', async () => {
  const things = [
    due('2026-03-20', thing('request', 'a')),
    thing('profile', 'own'),
    thing('profile', 'theirs', 'caregiver'),
    thing('profile', 'b'),
    thing('profile', 'c'),
  ];
  const next = createNextUp('profile', 'own', waiting(...things));
  expect(next.$next.get()).toBeUndefined();
  expect(await next.after(decide)()).toEqual(ok('done'));
  await vi.waitFor(() => expect(next.$next.get()).toMatchObject({ subjectId: 'a' }));
  expect(next.$alike.get()).toMatchObject({ subjectId: 'b' });
});

test('of tasks due on the same day, the same kind comes first', async () => {
  const things = [thing('request', 'a'), thing('profile', 'b')].map((each) => due('2026-03-20', each));
  const next = createNextUp('profile', 'own', waiting(...things));
  await next.after(decide)();
  await vi.waitFor(() => expect(next.$next.get()).toMatchObject({ subjectId: 'b' }));
  expect(next.$alike.get()).toBeUndefined();
});

test('if nothing else of the kind waits, it is the task due first, but none about the same record', async () => {
  const own = { ...thing('question', 'q'), requestId: 'own' };
  const next = createNextUp('request', 'own', waiting(own, thing('profile', 'b')));
  const refused = fail({ kind: 'refused', code: 'x' } as const);
  expect(await next.after(async () => refused)()).toBe(refused);
  expect(next.$next.get()).toBeUndefined();
  await next.after(decide)();
  await vi.waitFor(() => expect(next.$next.get()).toMatchObject({ subjectId: 'b' }));
});

test('an introduction to settle is in the queue of applications', async () => {
  const next = createNextUp(
    'application',
    'own',
    waiting(thing('document', 'a'), thing('introduction', 'b')),
  );
  await next.after(decide)();
  await vi.waitFor(() => expect(next.$next.get()).toMatchObject({ subjectId: 'b' }));
});

test.each([
  ['a document is left to check', [thing('document', 'd'), profile], false],
  ['one has to be asked for', [{ ...profile, detail: 'first_aid' }], false],
  ['nothing is left', [thing('document', 'd', 'caregiver'), profile], true],
])('after a document of a caregiver, of which %s, approving follows: %o', async (_, things, leads) => {
  const next = createNextUp('document', '', waiting(...things));
  await next.after(decide, { caregiver: 'c' })();
  await vi.waitFor(() => expect(next.$next.get()).toBeDefined());
  expect(next.$approval.get()).toEqual(leads ? profile : undefined);
});

test('it says so if nothing else waits', async () => {
  const next = createNextUp('document', '', waiting(thing('question', 'q', 'family')));
  await next.after(decide)();
  await vi.waitFor(() => expect(next.$next.get()).toBeNull());
});

test('an answer that a later decision has overtaken changes nothing', async () => {
  const arrivals: ((things: unknown[]) => void)[] = [];
  const loadPendingItems = () =>
    new Promise((resolve) => arrivals.push((things) => resolve(ok(things)))) as never;
  const next = createNextUp('document', '', { loadPendingItems });
  for (let decision = 0; decision < 2; decision += 1) await next.after(decide, { caregiver: 'c' })();
  const [everyones, theirs, thenEveryones, thenTheirs] = arrivals;
  thenEveryones?.([]);
  thenTheirs?.([profile]);
  await vi.waitFor(() => expect(next.$approval.get()).toBe(profile));
  everyones?.([]);
  theirs?.([thing('document', 'd'), profile]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(next.$approval.get()).toBe(profile);
});
