import { expect, test } from 'vitest';
import { operator } from '../domain/operator.ts';
import type { Copy } from '../state/device/database.ts';
import { copyKey, outdated } from './kept-copies.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;
const asks = (read: string, more: object = {}) => {
  const [method, path] = read.split(' ');
  return { owner: 'una', url: `http://localhost/rest/v1/${path}`, method, ...more };
};
const kept = (
  read: string,
  { owner = 'una', at = NOW, body = '[]', asked = '' } = {},
): readonly [string, Copy] => [
  copyKey({ ...asks(read), owner, body: asked }) ?? 'nothing',
  { owner, at, body, headers: [] },
];
const applications = (placement: object, at = NOW) =>
  kept('GET rpc/my_applications?select=id', {
    at,
    body: JSON.stringify([{ placement: null }, { placement }]),
  });
const contact = (request: string) =>
  kept('POST rpc/read_contact?select=address', { asked: JSON.stringify({ request_id: request }) });

test.each([
  'GET documents?select=id',
  'GET rpc/my_applications?select=id',
  'GET rpc/my_job?job_id=7',
  'POST rpc/match_jobs?select=title',
  'POST rpc/profile_completeness',
])('%s is kept', (read) => {
  expect(copyKey(asks(read))).toBeDefined();
});

test.each([
  'GET users?select=id',
  'GET staff?select=email',
  'GET requests?select=id',
  'GET placements?select=id',
  'POST rpc/my_document_views?select=opened_by',
  'GET rpc/my_messages?select=params',
  'POST rpc/pending_items',
  'POST documents?select=id',
  'PATCH caregiver_profiles?user_id=eq.una',
  'POST rpc/apply_to_job',
])('%s is not kept: another person’s, staff’s, or no reading', (read) => {
  expect(copyKey(asks(read))).toBeUndefined();
});

test('each account, call and shape of an answer has its own copy', () => {
  const jobs = asks('POST rpc/match_jobs?select=title', { body: '{"sort":"fit"}' });
  const keys = [
    jobs,
    { ...jobs, owner: 'tom' },
    { ...jobs, body: '{"sort":"distance"}' },
    { ...jobs, headers: { Accept: 'application/vnd.pgrst.object+json' } },
  ].map(copyKey);
  expect(new Set(keys).size).toBe(4);
});

test('a copy is removed after the operator’s number of days, and when another person signs in', () => {
  const lifetime = operator.retention.copyDays * DAY_MS;
  const [fresh, old, others] = [
    kept('GET documents?select=id', { at: NOW - lifetime }),
    kept('GET rpc/my_pending_items?select=id', { at: NOW - lifetime - 1 }),
    kept('GET documents?select=id', { owner: 'tom' }),
  ];
  expect(outdated([fresh, old, others], 'una', NOW)).toEqual([others[0], old[0]]);
});

test('a family’s contact is removed when the placement ends, and after its last day', () => {
  const placed = { requestId: 'monks', endsOn: '2026-11-24', endedAt: null };
  const goesAt = (placement: object, now = NOW) =>
    outdated([applications(placement), contact('monks')], 'una', now).length > 0;
  expect(goesAt(placed)).toBe(false);
  expect(goesAt({ ...placed, endsOn: null })).toBe(false);
  expect(goesAt(placed, Date.parse('2026-11-24T22:00:00Z'))).toBe(false);
  expect(goesAt(placed, Date.parse('2026-11-25T01:00:00Z'))).toBe(true);
  expect(goesAt({ ...placed, endedAt: '2026-11-22T11:00:00Z' })).toBe(true);
  expect(goesAt({ ...placed, requestId: 'thule' })).toBe(true);
});

test('the latest copy of a placement counts; if a placement is unknown, its contact is removed', () => {
  const placed = { requestId: 'monks', endsOn: null, endedAt: null };
  const later = kept('GET rpc/my_applications?select=id,job', {
    body: JSON.stringify([{ placement: { ...placed, endedAt: '2026-11-21T11:00:00Z' } }]),
  });
  const earlier = applications(placed, NOW - DAY_MS);
  expect(outdated([earlier, later, contact('monks')], 'una', NOW)).toEqual([contact('monks')[0]]);
  expect(outdated([contact('monks')], 'una', NOW)).toEqual([contact('monks')[0]]);
});

test('visits of any days share one copy; a stand-in’s copy of the contact stays until the day is over', () => {
  const read = (day: string) => `GET rpc/my_visits?first_day=${day}&last_day=2026-12-05&select=day`;
  expect(copyKey(asks(read('2026-11-22')))).toBe(copyKey(asks(read('2026-11-23'))));
  const goesAt = (visit: object, now = NOW) =>
    outdated([kept(read('2026-11-22'), { body: JSON.stringify([visit]) }), contact('monks')], 'una', now)
      .length > 0;
  const cover = { requestId: 'monks', day: '2026-11-24', instead: true };
  expect(goesAt(cover)).toBe(false);
  expect(goesAt(cover, Date.parse('2026-11-25T01:00:00Z'))).toBe(true);
  expect(goesAt({ ...cover, instead: false })).toBe(true);
});

test('beyond the limit, the copies seen longest ago are removed', () => {
  const many = Array.from({ length: 121 }, (_, age) =>
    kept(`GET rpc/my_job?job_id=${age}`, { at: NOW - age }),
  );
  expect(outdated(many, 'una', NOW)).toEqual([many[120]?.[0]]);
});

test('a copy renewed without opening is the one opened later', () => {
  const opened = asks('POST rpc/read_contact?select=address', { body: '{"request_id":"7"}' });
  const renewed = { ...opened, body: '{"request_id":"7","opened":false}' };
  expect(copyKey(renewed)).toBe(copyKey(opened));
});
