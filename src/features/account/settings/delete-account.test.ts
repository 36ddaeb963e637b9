import { expect, test } from 'vitest';
import type { loadOwnApplications } from '../../../data/own-applications.ts';
import type { VisitOff } from '../../../data/time-off.ts';
import { fail, ok, type ValueOf } from '../../../lib/result.ts';
import { deleteAccount, loadWhatEnds } from './delete-account.ts';

type OwnApplication = ValueOf<typeof loadOwnApplications>[number];

/** The steps of leaving, which records what was done. The named step is refused. */
function steps(refusedAt?: string) {
  const done: string[] = [];
  const take = async <T>(name: string, value: T) => {
    if (name === refusedAt) return fail({ kind: 'refused', code: name } as const);
    done.push(name);
    return ok(value);
  };
  return {
    done,
    proveOwner: (proof: object) => take('password', proof),
    prepare: () => take('prepare', ['me/1.pdf']),
    removeFiles: (paths: string[]) => take('files', paths),
    deleteAccount: () => take('account', null),
  };
}

test('Files go before the account', async () => {
  const all = steps();
  expect(await deleteAccount({ password: 'right', code: '' }, all)).toEqual(ok(null));
  expect(all.done).toEqual(['password', 'prepare', 'files', 'account']);
});

test.each([
  ['password', []],
  ['prepare', ['password']],
  ['files', ['password', 'prepare']],
])('A refusal at "%s" leaves everything after it untouched', async (refusedAt, done) => {
  const some = steps(refusedAt);
  expect(await deleteAccount({ password: 'any', code: '' }, some)).toEqual(
    fail({ kind: 'refused', code: refusedAt }),
  );
  expect(some.done).toEqual(done);
});

test('the person reads who loses them, by first name and job, and visits they cover and open applications', async () => {
  const of = (title: string, status: string, placement: object | null) =>
    ({ job: { title, place: { name: 'Galway' } }, status, hasApplied: true, placement }) as OwnApplication;
  const placed = (requestId: string, endedAt: string | null = null) => ({ requestId, endedAt });
  const own = [
    of('Mornings', 'placed', placed('walsh')),
    of('Nights', 'placed', placed('daly', '2026-11-01T09:00:00Z')),
    { ...of('Days', 'placed', placed('kelly')), job: null },
    of('Later', 'shortlisted', null),
    of('Never', 'declined', null),
  ];
  const families: Record<string, string> = { walsh: 'Peg Walsh', daly: 'Tom Daly' };
  const loadFamily = async (id: string) =>
    ok(families[id] === undefined ? null : { recipientName: families[id] });
  const visit = (title: string, instead: boolean) =>
    ({ job: { title, part: null }, day: '2026-11-29', opens: 600, closes: 720, instead }) as VisitOff;
  const visits = [visit('Mornings', false), visit('Sundays', true)];
  expect(
    await loadWhatEnds(
      async () => ok(own),
      loadFamily,
      async () => ok(visits),
    ),
  ).toEqual(
    ok({
      clients: ['Peg: “Mornings”', 'A family', '“Sundays”, Sunday 29 November, 10:00–12:00'],
      applications: ['“Later”, Galway'],
    }),
  );
});
