import { expect, test } from 'vitest';
import { currentRequest } from '../api/request-scope.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';
import { noteErrors } from './noted-errors.ts';

/** Why the database refused a sign-up, by the answer and by what the request keeps. */
async function reason(repair?: typeof noteErrors): Promise<[answer: string, kept: unknown]> {
  let kept: unknown;
  const { ask, sql, stop } = await startUnrepaired({
    ...(repair && { repair }),
    wrap: (next) => async (request) => {
      const response = await next(request);
      kept = currentRequest()?.databaseError;
      return response;
    },
  });
  await sql.unsafe(`
    create function private.refuse() returns trigger language plpgsql as 'begin raise exception ''closed''; end';
    create trigger refuse before insert on auth.users for each row execute function private.refuse();`);
  const response = await ask('POST', '/auth/v1/signup', {
    email: 'late@demo.test',
    password: 'demo-Passw0rd',
  });
  const answer = await response.text();
  await stop();
  return [answer, kept];
}

test('upstream still loses the database’s error at a sign-up', async () => {
  const [answer, kept] = await reason();
  expect(answer).not.toContain('closed');
  expect(kept).toBeUndefined();
});

test('repaired, the request keeps it', async () => {
  expect((await reason(noteErrors))[1]).toMatchObject({ code: 'P0001', message: 'closed' });
});
