import { expect, test } from 'vitest';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { answerErrors } from './error-answers.ts';

/** The answer to a function that raises an exception. */
async function refusal({ ask, stop }: Unrepaired): Promise<[number, unknown]> {
  const response = await ask('POST', '/rest/v1/rpc/refuse', { reason: 'job_closed' });
  const body: unknown = await response.json();
  await stop();
  return [response.status, body];
}

test('upstream still answers an exception with a 500', async () => {
  expect((await refusal(await startUnrepaired()))[0]).toBe(500);
});

test('repaired, it is a 400 with code, message, detail and hint', async () => {
  const [status, body] = await refusal(await startUnrepaired({ repair: answerErrors }));
  expect(status).toBe(400);
  expect(body).toEqual({ code: 'P0001', message: 'job_closed', details: 'because', hint: 'try later' });
});
