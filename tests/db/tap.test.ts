import { expect, test } from 'vitest';
import { readTap } from './tap.ts';

test('plan, points, directives and diagnostics are read', () => {
  const report = readTap(
    [
      '1..4',
      'ok 1 - a caregiver applies',
      'not ok 2 - nobody else sees it',
      '# Failed test 2: "nobody else sees it"',
      '#         have: 1',
      'ok 3 # SKIP no storage here',
      'not ok 4 - later # TODO',
      'a row of some other query',
    ].join('\n'),
  );
  expect(report.planned).toBe(4);
  expect(report.points.map(({ ok, skipped }) => [ok, skipped])).toEqual([
    [true, false],
    [false, false],
    [true, true],
    [true, false],
  ]);
  expect(report.points[1]).toMatchObject({
    description: 'nobody else sees it',
    diagnostics: ['Failed test 2: "nobody else sees it"', '        have: 1'],
  });
});

test('a script that never planned has no plan', () => {
  expect(readTap('ok 1 - alone').planned).toBeUndefined();
});
