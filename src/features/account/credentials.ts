import { minLength, nonEmpty, object, pipe, regex, string, trim } from 'valibot';

/** The auth provider's own minimum (specification section 5). */
export const MIN_PASSWORD_LENGTH = 6;

const email = pipe(
  string('Enter your e-mail address.'),
  trim(),
  nonEmpty('Enter your e-mail address.'),
  // As the database asks of a family's address: anything stricter refuses addresses that exist.
  regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'Enter an e-mail address like name@example.com.'),
);

/** What signing in asks for; an existing password is whatever it is. */
export const existingCredentials = object({
  email,
  password: pipe(string('Enter your password.'), nonEmpty('Enter your password.')),
});

/** What signing up asks for. */
export const newCredentials = object({
  email,
  password: pipe(
    string('Choose a password.'),
    nonEmpty('Choose a password.'),
    minLength(MIN_PASSWORD_LENGTH, `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`),
  ),
});

export type Credentials = { email: string; password: string };
