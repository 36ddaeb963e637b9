import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordCodes } from './coded-texts.ts';
import { texts } from './coded-texts.words.ts';

test('every code that the database stores has words, and no other has', () => {
  const sql = readFileSync('supabase/migrations/20261121000100_access.sql', 'utf8');
  const [, list = ''] = /create type private\.text_code as enum \(([^]*?)\n\);/.exec(sql) ?? [];
  const known = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(known).toEqual(Object.keys(texts));
});

test('codes become words anywhere in an answer, and nothing else changes', () => {
  const job = '\x1fcare_in Galway {value}\x1f';
  expect(
    wordCodes([
      { job, about: { placed: `${job} (job 2), \x1fcaregiver_left\x1f`, n: 1, none: null } },
      'care_in',
    ]),
  ).toEqual([
    {
      job: 'Care in Galway {value}',
      about: {
        placed: 'Care in Galway {value} (job 2), The caregiver can no longer come.',
        n: 1,
        none: null,
      },
    },
    'care_in',
  ]);
  expect(wordCodes({ caregiverName: '\x1fname_no_longer_kept\x1f' })).toEqual({
    caregiverName: 'Name no longer kept',
  });
  expect(wordCodes('\x1fconstructor\x1f \x1fof_later\x1f')).toBe('\x1fconstructor\x1f \x1fof_later\x1f');
});
