// bundle: shared
import * as t from './email.words.ts';

export const MALFORMED_EMAIL = t.enterEmailAddressLike;
export const UNDELIVERABLE_EMAIL = t.cantSendEmailAddress;

// The same as private.is_email: nothing that would end the address in a link, and a domain that can exist. No part of
// it is empty or has a hyphen at an end, and the last has two letters or more. A stricter rule would refuse existing
// addresses.
const EMAIL =
  /^[^@\s?#%,;:<>()[\]\\"]+@[^@\s?#%,;:<>()[\]\\"&/=]+\.[^@\s?#%,;:<>()[\]\\"&/=.0-9][^@\s?#%,;:<>()[\]\\"&/=.]+$/;
const LOOSE_END = /^\.|\.\.|\.@|@\.|@(.*\.)?-|@.*-(\.|$)/;
/** Invisible characters, and a dot and a letter that mail servers read as others. */
const MISREAD = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u1e9e\u3002]/u;
/** Mail servers also read a letter with a plainer form as that one, such as the wide ｇ of ｇmail.com. */
const isPlain = (email: string) => email === email.normalize('NFKC') && !MISREAD.test(email);
const LONGEST = 254;

/** The fault of a typed email address, in words. Spaces around it are allowed. */
export function emailFault(typed: string, missing = t.enterEmailAddress): string | undefined {
  const email = typed.trim();
  if (!email) return missing;
  return email.length <= LONGEST && EMAIL.test(email) && !LOOSE_END.test(email) && isPlain(email)
    ? undefined
    : MALFORMED_EMAIL;
}

/** Whether two addresses are the same mailbox, as the database compares them. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
