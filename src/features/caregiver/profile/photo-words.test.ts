import { expect, test } from 'vitest';
import { photoInWords } from './photo-words.ts';

const approved = { photoPath: 'me/1.jpg' } as NonNullable<Parameters<typeof photoInWords>[0]['reviewed']>;

test('a photo is optional', () => {
  expect(photoInWords({ photoPath: null, status: 'draft', reviewed: null })).toContain('You don’t need one');
});
test('families who are introduced to its owner see an approved photo', () => {
  expect(photoInWords({ photoPath: 'me/1.jpg', status: 'approved', reviewed: approved })).toMatch(
    /^Families see it when we introduce you/,
  );
});
test('a new photo waits for us, and the words say what families see until then', () => {
  const words = (reviewed: typeof approved | null) =>
    photoInWords({ photoPath: 'me/2.jpg', status: 'approved', reviewed });
  expect(words(approved)).toContain('Until then, they see your earlier photo.');
  expect(words(null)).toContain('Until then, they see your initials.');
});
