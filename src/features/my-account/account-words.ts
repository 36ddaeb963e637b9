import { type DataError, explainOnForm } from '../../lib/data-error.ts';

const WRONG_PASSWORD = 'This is not your password. Check it, then try again.';

/** Refusals that are about one field, by the field's name in the form. */
const AT_FIELD: Record<string, { field: 'newEmail' | 'password' | 'next'; words: string }> = {
  invalid_credentials: { field: 'password', words: WRONG_PASSWORD },
  email_exists: { field: 'newEmail', words: 'There is an account with this address already.' },
  email_address_invalid: {
    field: 'newEmail',
    words: 'Mail can’t be sent to this address. Check it for typing mistakes.',
  },
  email_address_not_authorized: {
    field: 'newEmail',
    words: 'Mail can’t be sent to this address. Use another one.',
  },
  validation_failed: {
    field: 'newEmail',
    words: 'Mail can’t be sent to this address. Check it for typing mistakes.',
  },
  weak_password: { field: 'next', words: 'This password is too easy to guess. Choose a longer one.' },
  same_password: { field: 'next', words: 'Choose one that differs from your current password.' },
};

const ELSEWHERE: Record<string, string> = {
  over_request_rate_limit: 'That was tried many times just now. Wait five minutes, then try again.',
  over_email_send_rate_limit:
    'We sent a mail a moment ago. Look in your inbox, and in the spam folder; if it isn’t there, wait a minute and try again.',
};

/** The field that a refusal is about, with words for it; undefined when it is about none. */
export const fieldAtFault = ({ kind, code }: DataError) => (kind === 'refused' ? AT_FIELD[code] : undefined);

/** A failure that is about no field, in words. */
export const wordAccountError = (error: DataError) => ELSEWHERE[error.code] ?? explainOnForm(error);
