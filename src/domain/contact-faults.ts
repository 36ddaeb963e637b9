import { checkText, only } from '../lib/check-text.ts';
import { isPhone } from './phone.ts';
import { emailFault } from './email.ts';
import type { ContactWay, Language } from './vocabulary.ts';
import * as t from './contact-faults.words.ts';

/** The contact of a request. One of phone and email may be empty, if the family does not want it. */
export type Contact = {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  contactBy: ContactWay;
  contactLanguage: Language;
};

/** What is wrong with the name of the person to contact, in words. */
export const contactNameFault = (name: string) => checkText(name, t.namePersonContact, { max: 120 });

/** The fault of a contact with neither. */
export const PHONE_OR_EMAIL = t.enterPhoneNumberEmail;

/** The fault of a phone number, in words. It is needed for calls, or without an email address. */
export function phoneFault(phone: string, email: string, by: ContactWay | ''): string | undefined {
  if (phone.trim() === '' && by === 'call') return t.enterPhoneNumberCall;
  if (phone.trim() === '') return email.trim() === '' && by !== 'email' ? PHONE_OR_EMAIL : undefined;
  return isPhone(phone.trim()) ? undefined : t.enterOnePhoneNumber;
}

/** The fault of an email address, in words. It is optional for a family that wants no email. */
export function contactEmailFault(email: string, by: ContactWay | ''): string | undefined {
  // Faults beside a question have no full stop.
  if (email.trim()) return emailFault(email)?.replace(/\.$/, '');
  return by === 'email' ? t.enterEmailAddressWrite : undefined;
}

/** What is wrong with a family's contact details, by field, in words. The database has the same rules. */
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
