import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListQuery } from '../lib/list-query.ts';
import { listScreen, type ListPage } from './list-screen.ts';
import { ok } from '../lib/result.ts';

const pressed = vi.hoisted(() => ({ until: undefined as Promise<void> | undefined }));
vi.mock('../lib/released.ts', () => ({ released: () => pressed.until }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list of people that records its queries and its addresses. */
function people(search = '') {
  const asked: ListQuery[] = [];
  const addresses: string[] = [];
  const list = listScreen<string>({
    path: '/people',
    open: (path) => addresses.push(path),
    load: async (query) => {
      asked.push(query);
      return ok<ListPage<string>>({ rows: [query.search], total: 1, page: Math.min(query.page, 5) });
    },
    search,
    defaults: { sort: 'name', direction: 'asc' },
    statuses: ['active'],
    sorts: ['name', 'age'],
    filters: ['town', 'day'],
  });
  list.page.$value.listen(() => undefined);
  const leave = list.$typed.listen(() => undefined);
  return { list, asked, addresses, leave, settle: () => vi.advanceTimersByTimeAsync(1000) };
}

test('a list begins where its address says', async () => {
  const { asked, settle } = people('?q=ann&status=active&town=Cork&sort=age&dir=desc&page=2');
  await settle();
  expect(asked).toEqual([
    { search: 'ann', status: 'active', filters: { town: 'Cork' }, sort: 'age', direction: 'desc', page: 2 },
  ]);
});

test('unknown values in an address are left out', async () => {
  const { asked, settle } = people('?status=rubbish&shoe=42&sort=password&dir=desc&page=-4');
  await settle();
  expect(asked).toEqual([{ search: '', status: '', filters: {}, sort: 'name', direction: 'asc', page: 1 }]);
});

test('while something is pressed, neither a new count nor a search moves it', async () => {
  const { list, asked, settle } = people();
  let release = () => {};
  pressed.until = new Promise((resolve) => (release = resolve));
  list.type('ann');
  await settle();
  expect(asked).toHaveLength(1);
  expect(list.$busy.get()).toBe(true);
  pressed.until = undefined;
  release();
  await settle();
  expect(asked.at(-1)?.search).toBe('ann');
  expect(list.$busy.get()).toBe(false);
});

test('typing searches once it pauses, from the first page', async () => {
  const { list, asked, addresses, settle } = people('?page=3');
  await settle();
  for (const text of ['a', 'an', 'ann']) list.type(text);
  expect(list.$typed.get()).toBe('ann');
  await settle();
  expect(asked.slice(1)).toMatchObject([{ search: 'ann', page: 1 }]);
  expect(addresses).toEqual(['/people?q=ann']);
});

test('a search that was waiting leads nobody back once the list has gone', async () => {
  const { list, addresses, leave, settle } = people();
  await settle();
  let release = () => {};
  pressed.until = new Promise((resolve) => (release = resolve));
  list.type('ann');
  await vi.advanceTimersByTimeAsync(300);
  leave();
  release();
  pressed.until = undefined;
  await settle();
  expect(addresses).toEqual([]);
});

test('a filter chosen while typing keeps what was typed', async () => {
  const { list, asked, settle } = people();
  await settle();
  list.type('ann');
  list.change({ status: 'active' });
  await settle();
  expect(asked.slice(1)).toMatchObject([{ search: 'ann', status: 'active' }]);
});

test('the back button loads its part of the list; a change made here loads once', async () => {
  const { list, asked, settle } = people();
  await settle();
  list.change({ page: 2 });
  list.follow('?page=2');
  await settle();
  expect(asked).toHaveLength(2);
  list.follow('?q=bea');
  await settle();
  expect(asked).toHaveLength(3);
  expect(list.$typed.get()).toBe('bea');
});

test('a filter is in the address, until it is removed', async () => {
  const { list, asked, addresses, settle } = people();
  await settle();
  list.narrow('town', 'Cork');
  list.narrow('day', '2');
  list.narrow('town', '');
  await settle();
  expect(addresses).toEqual(['/people?town=Cork', '/people?town=Cork&day=2', '/people?day=2']);
  expect(asked.at(-1)?.filters).toMatchObject({ day: '2' });
});

test('a page after the last one is the last one, in the address, too', async () => {
  const { list, asked, addresses, settle } = people('?page=999');
  await settle();
  expect(addresses).toEqual(['/people?page=5']);
  expect(list.$query.get().page).toBe(5);
  list.follow('?page=5');
  await settle();
  expect(asked).toHaveLength(1);
});
