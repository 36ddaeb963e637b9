import { globSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { week } from '../../scripts/demo/week.ts';
import { describeWeek } from '../../src/domain/week-words.ts';

const files = globSync('scripts/demo/**/*.{ts,sql}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('a week in its short form is the week in words', () => {
  expect(describeWeek(week('mon-tue:m sat:ae'))).toBe(
    'Monday and Tuesday mornings; Saturday afternoons and evenings',
  );
  expect(() => week('mon:x')).toThrow(RangeError);
  expect(() => week('mon-wed:m tue:m')).toThrow('Twice');
});

test('no statement of the demo names a status: the product’s functions make every step', () => {
  const statements = files.flatMap(({ file, text }) =>
    file.endsWith('.sql') ? [text] : [...text.matchAll(/\bdb(?:<[^`]*>)?`([^`]*)`/g)].map(([whole]) => whole),
  );
  expect(statements.length).toBeGreaterThan(25);
  expect(statements.filter((statement) => /status/i.test(statement))).toEqual([]);
});

test('the operator writes only accounts and the legacy record', () => {
  const byHand = files.filter(({ text }) => /by: 'operator'/.test(text)).map(({ file }) => file);
  expect(byHand).toEqual(['scripts/demo/account-actions.ts']);
});

test('nothing that is pushed to a hosted project has a demo account', () => {
  const { db } = parse(readFileSync('supabase/config.toml', 'utf8')) as {
    db: { seed: { sql_paths: string[] } };
  };
  expect(db.seed.sql_paths).toEqual(['./places.sql']);
  const sent = globSync(['supabase/*.sql', 'supabase/migrations/*.sql']);
  expect(sent.length).toBeGreaterThan(15);
  expect(sent.filter((file) => /demo\.test|demo-Passw0rd/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
