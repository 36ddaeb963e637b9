import { expect, test } from 'vitest';
import { contactRefusals } from './contact-refusals.ts';

const refused = (detail?: string) => ({ kind: 'refused', code: 'invalid_answers', detail }) as const;

test('What the database refuses is told at its field', () => {
  expect(contactRefusals(refused('{"contactName":"missing","contactPhone":"invalid"}'))).toEqual({
    contactName: 'Enter the name',
    contactPhone: 'Check the phone number',
  });
});

test('Any other refusal, and a field that is not on the form, names nothing', () => {
  expect(contactRefusals(refused())).toEqual({});
  expect(contactRefusals(refused('{"address":"missing"}'))).toEqual({});
  expect(contactRefusals({ kind: 'offline', code: 'unreachable' })).toEqual({});
});
