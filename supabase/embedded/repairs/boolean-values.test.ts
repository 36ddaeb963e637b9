import { expect, test } from 'vitest';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { booleanValues } from './boolean-values.ts';

/** What comes of values where a boolean is asked for: the answer, or the status of the refusal. */
async function heard({ ask, stop }: Unrepaired): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const wanted of [true, false, 'yes', 'maybe', 2, {}]) {
    const response = await ask('POST', '/rest/v1/rpc/said_yes', { wanted });
    answers.push(response.ok ? await response.json() : response.status);
  }
  await stop();
  return answers;
}

test('upstream still takes whatever is not true as false', async () => {
  expect(await heard(await startUnrepaired())).toEqual([true, false, false, false, false, false]);
});

test('repaired, Postgres reads what it can read, and what is no boolean is refused', async () => {
  const answers = await heard(await startUnrepaired({ types: booleanValues }));
  expect(answers.slice(0, 3)).toEqual([true, false, true]);
  for (const answer of answers.slice(3)) expect(answer).toBeGreaterThanOrEqual(400);
});
