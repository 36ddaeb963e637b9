import { expect, test } from 'vitest';
import CASES from '../fixtures/phones.json' with { type: 'json' };
import { cleanPhone, isPhone, phoneHref, showPhone } from '../../src/domain/phone.ts';

test.each(CASES)('$typed', ({ typed, kept, shown, asked }) => {
  expect(cleanPhone(typed)).toBe(kept);
  expect(isPhone(typed)).toBe(kept !== undefined && !asked);
  if (kept === undefined) return;
  expect(showPhone(kept)).toBe(shown);
  expect(cleanPhone(kept), 'kept once, it stays').toBe(kept);
  expect(cleanPhone(shown), 'what is shown can be typed').toBe(kept);
});

test('A tap dials from anywhere, with the extension after a pause, and a short number unchanged', () => {
  expect(phoneHref('085 123 4567')).toBe('tel:+353851234567');
  expect(phoneHref('+353851234567x214')).toBe('tel:+353851234567,214');
  expect(phoneHref('112')).toBe('tel:112');
});
