import { checkText, only } from '../lib/check-text.ts';
import { isPhone } from './phone.ts';
import { emailFault } from './email.ts';
import type { ContactWay, Language } from './vocabulary.ts';
import * as t from './contact-faults.words.ts';

/** Whom to call or write to about a request; of phone and email, what is not wanted may be empty, not both. */
export type Contact = {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  contactBy: ContactWay;
  contactLanguage: Language;
};

/** What is wrong with the name of the person to contact, in words. */
export const contactNameFault = (name: string) => checkText(name, t.namePersonContact, { max: 120 });

/** Neither is there. */
export const PHONE_OR_EMAIL = t.enterPhoneNumberEmail;

/** What is wrong with a phone number, in words; whoever wants a call, or has left no email address, needs one. */
export function phoneFault(phone: string, email: string, by: ContactWay | ''): string | undefined {
  if (phone.trim() === '' && by === 'call') return t.enterPhoneNumberCall;
  if (phone.trim() === '') return email.trim() === '' && by !== 'email' ? PHONE_OR_EMAIL : undefined;
  return isPhone(phone.trim()) ? undefined : t.enterOnePhoneNumber;
}

/** What is wrong with an email address, in words; whoever wants no email may leave it out. */
export function contactEmailFault(email: string, by: ContactWay | ''): string | undefined {
  // Beside a question no fault ends with a full stop; alone, as a sentence, it does.
  if (email.trim()) return emailFault(email)?.replace(/\.$/, '');
  return by === 'email' ? t.enterEmailAddressWrite : undefined;
}

/** What is wrong with a family's contact details, by field, in words; the database asks for the same. */
export const contactFaults = ({
  contactName,
  contactPhone: phone,
  contactEmail: email,
  contactBy: by,
}: Contact): Partial<Record<keyof Contact, string>> =>
  only({
    contactName: contactNameFault(contactName),
    contactPhone: phoneFault(phone, email, by),
    contactEmail: contactEmailFault(email, by),
  });
