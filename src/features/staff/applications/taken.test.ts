import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { loadTaking, takenInWords } from './taken.ts';

const ann = { request: { client: { recipient: 'Ann Walsh', contact: 'Nora Walsh' } } };
const job = { title: 'Nights by the sea', part: null, ...ann };
const application = { id: 'a1', jobId: 'j1', caregiverId: 'una' };
const days = { startsOn: '2026-12-01', endsOn: null };
const service = {
  loadCurrentPlacements: vi.fn(async () => ok([{ id: 'p1', job, availability: 0b101, ...days }])),
  loadOffersTo: vi.fn(async () =>
    ok([
      { id: 'a1', job, offer: { availability: 0b101, ...days } },
      { id: 'a2', job: { title: 'Mornings', part: null, ...ann }, offer: { availability: 0b100, ...days } },
    ]),
  ),
  loadPlacementsForJob: vi.fn(async () => ok([])),
};
const terms = { availability: 0b100, hourlyRate: 21, startsOn: '2026-12-07', endsOn: null };

test('placements and offers elsewhere are named, and not the offer of this application', async () => {
  const things = await loadTaking(application, service as never);
  expect(things).toMatchObject({ value: [{ id: 'p1' }, { id: 'a2' }] });
  expect(takenInWords(things.ok ? things.value : [], terms)).toEqual([
    'Placed with Ann Walsh (“Nights by the sea”): Monday evenings, from 1 December 2026.',
    'Offered the job with Ann Walsh (“Mornings”): Monday evenings, from 1 December 2026.',
  ]);
});

test('other times, or days before and after, don’t conflict', async () => {
  const things = await loadTaking(application, service as never);
  const words = (changes: object) => takenInWords(things.ok ? things.value : [], { ...terms, ...changes });
  expect(words({ availability: 0b10 })).toEqual([]);
  expect(words({ startsOn: '2026-11-23', endsOn: '2026-11-30' })).toEqual([]);
});

test('a caregiver who has the job until a day is named', () => {
  const here = {
    id: 'p9',
    kind: 'job' as const,
    client: ann.request.client,
    job: 'Maria Kelly',
    availability: 8,
    startsOn: '2026-11-01',
  };
  expect(takenInWords([{ ...here, endsOn: '2026-12-10' }], terms)).toEqual([
    'Maria Kelly has this job from 1 November 2026 to 10 December 2026.',
  ]);
  expect(takenInWords([{ ...here, endsOn: '2026-12-06' }], terms)).toEqual([]);
});

test('a failed load is a failure', async () => {
  const offline = { ...service, loadOffersTo: async () => fail({ kind: 'offline', code: 'unreachable' }) };
  expect(await loadTaking(application, offline as never)).toMatchObject({ ok: false });
});
