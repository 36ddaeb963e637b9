import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { numberValues } from './number-values.ts';

/** A price of 12.5 in a column of two decimals, as the API answers it. */
async function price({ ask, signIn, sql, stop }: Unrepaired): Promise<unknown> {
  await sql`insert into public.notes (author, body, price) values (${anna.id}, 'priced', 12.5)`;
  const response = await ask('GET', '/rest/v1/notes?select=price', undefined, await signIn(anna.email));
  const [note] = (await response.json()) as { price: unknown }[];
  await stop();
  return note?.price;
}

test('upstream still sends a numeric as a string', async () => {
  expect(await price(await startUnrepaired())).toBe('12.50');
});

test('repaired, it is a number', async () => {
  expect(await price(await startUnrepaired({ types: numberValues }))).toBe(12.5);
});
