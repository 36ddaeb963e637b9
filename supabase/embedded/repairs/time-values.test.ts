import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { timeValues } from './time-values.ts';

/** A time as the API answers it. */
async function writtenAt({ ask, signIn, sql, stop }: Unrepaired): Promise<unknown> {
  await sql`insert into public.notes (author, body) values (${anna.id}, 'dated')`;
  const response = await ask('GET', '/rest/v1/notes?select=written_at', undefined, await signIn(anna.email));
  const [note] = (await response.json()) as { written_at: unknown }[];
  await stop();
  return note?.written_at;
}

test('upstream still sends times as Postgres prints them', async () => {
  expect(await writtenAt(await startUnrepaired())).toBe('2026-01-02 03:04:05.5+00');
});

test('repaired, they are as PostgREST writes them', async () => {
  expect(await writtenAt(await startUnrepaired({ types: timeValues }))).toBe('2026-01-02T03:04:05.5+00:00');
});
