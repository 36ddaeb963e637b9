import { describe, expect, test } from 'vitest';
import { delayAfter, outcomeOf } from './outcome.ts';

const NOW = Date.parse('2026-03-10T10:00:00Z');
const of = (status: number, body: unknown, retryAfter: string | null = null) =>
  outcomeOf(status, body, retryAfter, NOW);
const failed = (pause = 0) => ({ kind: 'failed', reached: true, pause });

describe('A try to send', () => {
  test('has arrived only if the server answers with its row', () => {
    const row = {
      reference: 'K7QM4RT9X',
      status: 'submitted',
      submitted_at: '2026-03-10T10:00:00Z',
      due: '2026-03-11',
      emailed: true,
    };
    expect(of(200, [row])).toEqual({
      kind: 'received',
      reference: 'K7QM4RT9X',
      submittedAt: '2026-03-10T10:00:00Z',
      due: '2026-03-11',
      emailed: true,
    });
    expect(of(200, [{ ...row, due: null, emailed: false }])).toMatchObject({
      due: undefined,
      emailed: false,
    });
  });

  test.each([
    ['a hotspot’s sign-in page', 200, undefined],
    ['an empty answer', 200, []],
    ['a server in trouble', 503, { message: 'down' }],
    ['a function that is not there yet', 404, { code: 'PGRST202', message: 'no function' }],
    ['a key that is not accepted', 401, { message: 'invalid key' }],
    ['a proxy that knows nothing', 400, undefined],
    ['a database in trouble', 400, { code: '22P02', message: 'bad' }],
  ])('is made again after %s', (_, status, body) => {
    expect(of(status, body)).toEqual(failed());
  });

  test.each([
    ['120', 120_000],
    ['Tue 10 Mar 2026 10:00:30 GMT', 30_000],
    ['Tue 10 Mar 2026 09:00:00 GMT', 0],
    ['86400', 900_000],
    ['soon', 0],
    [null, 0],
  ])('keeps the pause that the server asks for: %s', (header, pause) => {
    expect(of(429, {}, header)).toEqual(failed(pause));
    expect(of(503, {}, header)).toEqual(failed(pause));
  });

  test('waits a minute after too_many_requests', () => {
    expect(of(400, { code: 'P0001', message: 'too_many_requests' })).toEqual(failed(60_000));
  });

  test('is refused by a rule of the database, or for its size', () => {
    const details = '{"place_id": "invalid"}';
    expect(of(400, { code: 'P0001', message: 'invalid_answers', details })).toEqual({
      kind: 'refused',
      code: 'invalid_answers',
      detail: details,
    });
    expect(of(413, undefined)).toEqual({ kind: 'refused', code: 'too_large' });
  });

  test('needs another reference if someone else has this one', () => {
    expect(of(400, { code: 'P0001', message: 'reference_taken' })).toEqual({ kind: 'reference-taken' });
  });
});

describe('The wait between tries', () => {
  test('doubles, up to a quarter of an hour', () => {
    const longest = [1, 2, 3, 8, 9, 100].map((tries) => delayAfter(tries, () => 1) / 1000);
    expect(longest).toEqual([5, 10, 20, 640, 900, 900]);
  });

  test('differs between devices, and is never less than half', () => {
    expect(delayAfter(3, () => 0)).toBe(10_000);
    expect(delayAfter(3, () => 0.5)).toBe(15_000);
  });
});
