import { expect, test } from 'vitest';
import { faultsOf, readCredentials } from './credentials.ts';

test('What is missing is named, in the words of the form', () => {
  const nothing = { email: '', password: '' };
  expect(faultsOf(nothing, false)).toEqual({
    email: 'Enter your e-mail address.',
    password: 'Enter your password.',
  });
  expect(faultsOf(nothing, true).password).toBe('Choose a password.');
});

test('A new password has at least six characters; an old one is whatever it is', () => {
  expect(faultsOf({ email: 'a@b.ie', password: '12345' }, true).password).toContain('at least 6');
  expect(faultsOf({ email: 'a@b.ie', password: '123456' }, true)).toEqual({});
  expect(faultsOf({ email: 'a@b.ie', password: '1' }, false)).toEqual({});
});

test.each(['a', 'a@b', 'a b@c.ie', '@b.ie', 'a@b@c.ie'])('"%s" is not taken for an address', (email) => {
  expect(faultsOf({ email, password: '123456' }, false).email).toContain('like name@example.com');
});

test('Spaces around an address are dropped, those of a password are kept', () => {
  const form = new FormData();
  form.set('email', ' aoife@example.com ');
  form.set('password', ' two words ');
  expect(readCredentials(form)).toEqual({ email: 'aoife@example.com', password: ' two words ' });
});
