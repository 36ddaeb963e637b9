import { expect, test } from 'vitest';
import { mailAppOf } from './mail-app.ts';

test.each([
  ['aoife@gmail.com', 'Gmail'],
  ['Aoife@Hotmail.co.uk', 'Outlook'],
  ['a@b@yahoo.ie', 'Yahoo Mail'],
  ['aoife@me.com', 'iCloud Mail'],
  ['aoife@proton.me', 'Proton Mail'],
])('%s is read with %s', (email, name) => {
  expect(mailAppOf(email)?.name).toBe(name);
});

test.each(['aoife@example.com', 'gmail.com@example.org', 'aoife@notgmail.com', ''])(
  'For "%s" no app is suggested',
  (email) => {
    expect(mailAppOf(email)).toBeUndefined();
  },
);
