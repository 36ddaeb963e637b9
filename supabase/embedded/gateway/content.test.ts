import { expect, test } from 'vitest';
import { isContent, type Nested } from './content.ts';
import { matchCall } from './match.ts';

const columns = new Map<string, Nested>([
  ['skills', 'list'],
  ['visits', 'any'],
]);

test.each([
  [{ skills: null }, true],
  [{ skills: ['lifting'] }, true],
  [{ skills: '{lifting}' }, true],
  [{ skills: 7 }, false],
  [{ skills: true }, false],
  [{ skills: [['lifting']] }, false],
  [{ visits: 7 }, true],
  [{ name: 7 }, true],
])('%j is content: %j', (row, taken) => {
  const match = matchCall('PATCH', new URL('http://localhost/rest/v1/profiles'));
  if (match === undefined || match === 'repeated') throw new Error('no call');
  expect(isContent(row, match, () => columns)).toBe(taken);
});
