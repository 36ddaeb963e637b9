import { expect, test } from 'vitest';
import { startUnrepaired } from '../tests/unrepaired.ts';
import { noteErrors } from './noted-errors.ts';
import { answerUnavailable } from './unavailable.ts';

type Options = NonNullable<Parameters<typeof startUnrepaired>[0]>;
type Repair = NonNullable<Options['repair']>;

/** Lets nobody get a connection, as if the database were gone. */
const loseDatabase: Repair = ({ driver }) => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  driver.reserve = () => Promise.reject(gone);
};

/** The answer to a sign-in while the database is gone. */
async function statusWithout(options: Options): Promise<number> {
  const { ask, stop } = await startUnrepaired(options);
  const body = { email: 'anna@demo.test', password: 'demo-Passw0rd' };
  const { status } = await ask('POST', '/auth/v1/token?grant_type=password', body);
  await stop();
  return status;
}

test('upstream still answers 500 while the database is gone', async () => {
  expect(await statusWithout({ repair: loseDatabase })).toBe(500);
});

test('repaired, it answers 503', async () => {
  const repair: Repair = (connection) => {
    loseDatabase(connection);
    noteErrors(connection);
  };
  const status = await statusWithout({
    repair,
    wrap: (next) => (request) => answerUnavailable(() => next(request)),
  });
  expect(status).toBe(503);
});
