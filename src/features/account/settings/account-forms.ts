import { isEmail } from '../../../lib/email.ts';
import { MIN_PASSWORD_LENGTH } from '../../../lib/password.ts';

export type EmailChange = { newEmail: string; password: string };
/** `password` is the present one. */
export type PasswordChange = { password: string; next: string };
export type Proof = { password: string };
export type Faults<Form> = Partial<Record<keyof Form, string>>;

const YOUR_PASSWORD = 'Enter your password.';

/** What a form of text fields holds under these names, as it was typed. */
export const readTexts = <Name extends string>(form: FormData, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<Name, string>;

/** What is wrong with a change of address, in words; `email` is the one at present. */
export function emailFaults({ newEmail, password }: EmailChange, email: string): Faults<EmailChange> {
  const faults: Faults<EmailChange> = {};
  if (!newEmail) faults.newEmail = 'Enter your new e-mail address.';
  else if (!isEmail(newEmail)) faults.newEmail = 'Enter an e-mail address like name@example.com.';
  else if (newEmail.toLowerCase() === email.toLowerCase()) {
    faults.newEmail = 'This is the address that you have now.';
  }
  if (!password) faults.password = YOUR_PASSWORD;
  return faults;
}

/** What is wrong with a change of password. The present one is whatever it is; the new one has to be long enough. */
export function passwordFaults({ password, next }: PasswordChange): Faults<PasswordChange> {
  const faults: Faults<PasswordChange> = {};
  if (!password) faults.password = 'Enter your current password.';
  if (!next) faults.next = 'Choose a new password.';
  else if (next.length < MIN_PASSWORD_LENGTH) {
    faults.next = `The new password needs at least ${MIN_PASSWORD_LENGTH} characters.`;
  } else if (next === password) faults.next = 'Choose one that differs from your current password.';
  return faults;
}

/** What is wrong with the password that confirms a deed. */
export const proofFaults = ({ password }: Proof): Faults<Proof> =>
  password ? {} : { password: YOUR_PASSWORD };
