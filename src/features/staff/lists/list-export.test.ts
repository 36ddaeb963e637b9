import { expect, test, vi } from 'vitest';
import type { ListQuery } from '../../../lib/list-query.ts';
import { fail, ok } from '../../../lib/result.ts';
import { listExport } from './list-export.ts';

const query: ListQuery = {
  search: 'byrne',
  status: 'open',
  filters: { care: 'dementia_care' },
  sort: 'submitted_at',
  direction: 'desc',
  page: 7,
};
const columns = [{ header: 'Name', value: (row: string) => row }];
const named = (names: string[], total: number) => ok({ rows: names, total, page: 1 });

test('every page of the filtered list goes into the file, from the first one', async () => {
  const load = vi.fn(async ({ page }: ListQuery) => named([`Name ${page}`], 2001));
  const recordExport = vi.fn(async () => ok(undefined));
  const file = await listExport('requests', columns, { load, recordExport }).write(query);
  expect(file.ok && (await file.value.text())).toBe('"Name"\r\n"Name 1"\r\n"Name 2"\r\n"Name 3"\r\n');
  expect(load.mock.calls.map(([asked]) => asked)).toEqual(
    [1, 2, 3].map((page) => ({ ...query, page, size: 1000 })),
  );
  expect(recordExport).toHaveBeenCalledExactlyOnceWith('requests', query);
});

test('an export is recorded before it is read, and a failed page leaves no partial file', async () => {
  const load = vi.fn(async () => fail({ kind: 'offline', code: 'unreachable' } as const));
  const refused = { kind: 'denied', code: '42501' } as const;
  const store = listExport<string>('requests', columns, { load, recordExport: async () => fail(refused) });
  expect(await store.write(query)).toEqual(fail(refused));
  expect(load).not.toHaveBeenCalled();
  const broken = listExport<string>('requests', columns, { load, recordExport: async () => ok(undefined) });
  expect(await broken.write(query)).toMatchObject({ ok: false });
  expect(broken.$done.get()).toBeUndefined();
});
