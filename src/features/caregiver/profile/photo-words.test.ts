import { expect, test } from 'vitest';
import { photoInWords } from './photo-words.ts';

const approved = { photoPath: 'me/1.jpg' } as NonNullable<Parameters<typeof photoInWords>[0]['reviewed']>;

test('nobody needs a photo', () => {
  expect(photoInWords({ photoPath: null, status: 'draft', reviewed: null })).toContain('You don’t need one');
});
test('an approved one is seen by families that meet its owner', () => {
  expect(photoInWords({ photoPath: 'me/1.jpg', status: 'approved', reviewed: approved })).toMatch(
    /^Families see it when we introduce you/,
  );
});
test('a new one waits for us, and what families see until then is said', () => {
  const words = (reviewed: typeof approved | null) =>
    photoInWords({ photoPath: 'me/2.jpg', status: 'approved', reviewed });
  expect(words(approved)).toContain('Until then, they see your earlier photo.');
  expect(words(null)).toContain('Until then, they see your initials.');
});
