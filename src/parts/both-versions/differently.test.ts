import { expect, test } from 'vitest';
import { differently } from './differently.ts';

test('what two texts say differently stands between what both begin and end with', () => {
  expect(differently('Mornings in Cork', 'Late evenings in Cork')).toEqual([
    { before: '', other: 'Mornings ', after: 'in Cork' },
    { before: '', other: 'Late evenings ', after: 'in Cork' },
  ]);
  expect(differently('Tea and a walk', 'Tea and a walk by the sea')).toMatchObject([
    { before: 'Tea and a ', other: 'walk' },
    { before: 'Tea and a ', other: 'walk by the sea' },
  ]);
  expect(differently('', 'Supper')).toMatchObject([{ other: '' }, { other: 'Supper' }]);
  expect(differently('a a a', 'a a')).toMatchObject([
    { before: 'a ', after: 'a' },
    { before: 'a ', after: 'a' },
  ]);
});
