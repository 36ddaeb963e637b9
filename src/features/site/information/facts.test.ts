import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operator } from '../../../domain/operator.ts';
import { phoneHref } from '../../../domain/phone.ts';
import { htmlWithFacts, withFacts } from './facts.ts';

test('a fact replaces its name, also in an address', () => {
  const { phone } = operator.contact;
  expect(withFacts('Call {phone}.')).toBe(`Call ${phone}.`);
  expect(htmlWithFacts('<a href="tel:%7Bphone%7D">{phone}</a>')).toBe(
    `<a href="${phoneHref(phone)}">${phone}</a>`,
  );
});

test('a name without a fact fails', () => {
  expect(() => withFacts('Call {fone}.')).toThrow('{fone}');
});

test('the privacy page says how long each thing is kept', () => {
  const privacy = readFileSync('src/content/privacy.md', 'utf8');
  for (const name of Object.keys(operator.retention)) expect(privacy).toContain(`{${name}}`);
});
