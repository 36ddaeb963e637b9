import passwords from './common-passwords.json' with { type: 'json' };

const common = new Set(passwords);

/** Whether a password is among those that guessers try first, in whatever case. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
