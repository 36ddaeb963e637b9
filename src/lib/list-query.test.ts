import { expect, test } from 'vitest';
import { readListQuery, writeListQuery } from './list-query.ts';

const defaults = { sort: 'submitted_at', direction: 'desc' } as const;

test('a query can be read back from its address', () => {
  const query = {
    search: 'Ó Néill & co',
    status: 'open',
    filters: { care: 'dementia_care', place: 'Dún Laoghaire' },
    sort: 'status',
    direction: 'asc',
    page: 3,
  } as const;
  expect(readListQuery(writeListQuery(query, defaults), defaults, ['care', 'skill', 'place'])).toEqual(query);
});

test('the default list has a plain address', () => {
  expect(writeListQuery(readListQuery('', defaults), defaults)).toBe('');
});

test('an invalid address falls back to the defaults', () => {
  for (const page of ['-1', '0', '1.5', 'x', '']) {
    expect(readListQuery(`?page=${page}&dir=sideways`, defaults)).toMatchObject({
      page: 1,
      direction: 'desc',
    });
  }
});
