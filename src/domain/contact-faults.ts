// bundle: answers
import { checkText, only } from '../lib/check-text.ts';
import { isPhone } from '../lib/phone.ts';
import { emailFault } from './email.ts';

/** Whom to call or write to about a request; phone or email may be empty, not both. */
export type Contact = { contactName: string; contactPhone: string; contactEmail: string };

/** What is wrong with the name of the person to contact, in words. */
export const contactNameFault = (name: string) =>
  checkText(name, 'the name of the person to contact', { max: 120 });

/** What is wrong with a phone number, in words; without an email address there has to be one. */
export function phoneFault(phone: string, email: string): string | undefined {
  if (phone.trim() === '')
    return email.trim() === ''
      ? 'Enter a phone number or an email address, so that we can reach you'
      : undefined;
  return isPhone(phone.trim()) ? undefined : 'Enter a phone number with digits only, like 085 123 4567';
}

/** What is wrong with an email address that may be left out, in words. */
export const contactEmailFault = (email: string) => (email.trim() ? emailFault(email) : undefined);

/** What is wrong with a family's contact details, by field, in words; the database asks for the same. */
export const contactFaults = (contact: Contact): Partial<Record<keyof Contact, string>> =>
  only({
    contactName: contactNameFault(contact.contactName),
    contactPhone: phoneFault(contact.contactPhone, contact.contactEmail),
    contactEmail: contactEmailFault(contact.contactEmail),
  });
