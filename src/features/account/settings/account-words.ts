import { wordMailError, wordNewPasswordError } from '../../../domain/auth-words.ts';
import type { Failure } from '../../../lib/failure.ts';
import { explainOnForm } from '../../../domain/explain.ts';

type Field = 'password' | 'newEmail' | 'next';

/** Refusals that are about one field, by the field's name in the form. */
const FIELDS: Record<string, Field> = {
  invalid_credentials: 'password',
  email_exists: 'newEmail',
  email_address_invalid: 'newEmail',
  email_address_not_authorized: 'newEmail',
  validation_failed: 'newEmail',
  weak_password: 'next',
  same_password: 'next',
};

/** Where the words for people at the door do not fit. */
const OWN_WORDS: Record<string, string> = {
  invalid_credentials: 'This is not your password. Check it, then try again.',
  email_exists: 'There is an account with this address already.',
  same_password: 'Choose one that differs from your current password.',
};

const LIMITS = ['over_request_rate_limit', 'over_email_send_rate_limit'];

/** The field that a refusal is about, with words for it; undefined when it is about none. */
export function fieldAtFault({ kind, code }: Failure): { field: Field; words: string } | undefined {
  const field = FIELDS[code];
  if (kind !== 'refused' || !field) return undefined;
  const word = field === 'next' ? wordNewPasswordError : wordMailError;
  return { field, words: OWN_WORDS[code] ?? word(code) };
}

/** A failure that is about no field, in words. */
export const wordAccountError = (error: Failure) =>
  LIMITS.includes(error.code) ? wordMailError(error.code) : explainOnForm(error);
