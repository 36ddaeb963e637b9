import { expect, test } from 'vitest';
import { emailFaults, passwordFaults, proofFaults, readTexts } from './account-forms.ts';

test('What is missing is named, in the words of the form', () => {
  expect(emailFaults({ newEmail: '', password: '' }, 'a@b.ie')).toEqual({
    newEmail: 'Enter your new e-mail address.',
    password: 'Enter your password.',
  });
  expect(passwordFaults({ password: '', next: '' })).toEqual({
    password: 'Enter your current password.',
    next: 'Choose a new password.',
  });
  expect(proofFaults({ password: '' })).toEqual({ password: 'Enter your password.' });
});

test('The address at present, however it is written, is no new one', () => {
  expect(emailFaults({ newEmail: 'AOIFE@example.com', password: 'x' }, 'aoife@example.com').newEmail).toBe(
    'This is the address that you have now.',
  );
  expect(emailFaults({ newEmail: 'aoife@example', password: 'x' }, 'a@b.ie').newEmail).toContain(
    'like name@',
  );
  expect(emailFaults({ newEmail: 'new@example.com', password: 'x' }, 'a@b.ie')).toEqual({});
});

test('A new password has six characters and differs; the present one is whatever it is', () => {
  expect(passwordFaults({ password: '1', next: '12345' }).next).toContain('at least 6');
  expect(passwordFaults({ password: 'same again', next: 'same again' }).next).toContain('differs');
  expect(passwordFaults({ password: '1', next: '123456' })).toEqual({});
});

test('Texts are read as typed', () => {
  const form = new FormData();
  form.set('password', ' two words ');
  expect(readTexts(form, ['password', 'next'])).toEqual({ password: ' two words ', next: '' });
});
