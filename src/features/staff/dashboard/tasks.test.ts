import { expect, test } from 'vitest';
import { countedOf, TASKS, tilesOf, type PendingCounts } from './tasks.ts';

const counts = [
  ['request', 'submitted'],
  ['request', 'in_review'],
  ['request', 'open'],
  ['search', 'open'],
  ['question', 'open'],
  ['question', 'matched'],
  ['profile', 'submitted'],
  ['profile', 'approved'],
  ['document', null],
  ['lapse', null],
  ['application', 'submitted'],
  ['application', 'shortlisted'],
  ['introduction', 'introduced'],
  ['introduction', 'offered'],
  ['offer', 'accepted'],
  ['complaint', 'lateness'],
  ['message', 'visits'],
  ['leave', null],
  ['visit', 'missed'],
  ['visit', 'cannot_come'],
  ['terms', null],
].map(([kind, status]) => ({ kind, status, things: 3 })) as PendingCounts;

test('the tiles add up to everything that waits', () => {
  const sum = tilesOf(counts).reduce((all, { count }) => all + count, 0);
  expect([sum, countedOf(undefined, counts)]).toEqual([63, 63]);
  expect(countedOf('answers', counts)).toBe(6);
});

test('a tile for one thing uses the singular', () => {
  const [one] = tilesOf([{ kind: 'request', status: 'submitted', things: 1 }] as PendingCounts);
  expect(one?.label).toBe('New request');
  expect(tilesOf(counts).find(({ name }) => name === 'new')?.label).toBe('New requests');
});

test('a kind of work leads to its list, or else to the dashboard’s list filtered by it', () => {
  const ways = new Map(tilesOf(counts).map(({ name, href }) => [name, href]));
  expect(ways.get('documents')).toBe('/admin/papers');
  for (const name of ['new', 'search', 'ran_out', 'introductions'])
    expect(ways.get(name)).toBe(`/admin/dashboard?kind=${name}`);
});

test('rare work has a tile only when there is some', () => {
  expect(tilesOf([]).map(({ name }) => name)).not.toContain('ran_out');
  expect(tilesOf([])).toHaveLength(TASKS.filter(({ ifAny }) => !ifAny).length);
});
