import { checkText, only } from '../lib/check-text.ts';
import { isEmail } from '../lib/email.ts';
import { isPhone } from '../lib/phone.ts';

/** Whom to call or write to about a request; phone or e-mail may be empty, not both. */
export type Contact = { contactName: string; contactPhone: string; contactEmail: string };

/** What is wrong with a family's contact details, by field, in words; the database asks for the same. */
export const contactFaults = (contact: Contact): Partial<Record<keyof Contact, string>> =>
  only({
    contactName: checkText(contact.contactName, 'the name of the person to contact', { max: 120 }),
    contactPhone: phoneFault(contact),
    contactEmail:
      contact.contactEmail.trim() && !isEmail(contact.contactEmail.trim())
        ? 'Enter an e-mail address like name@example.com'
        : undefined,
  });

function phoneFault({ contactPhone, contactEmail }: Contact): string | undefined {
  if (contactPhone.trim() === '')
    return contactEmail.trim() === ''
      ? 'Enter a phone number or an e-mail address, so that we can reach you'
      : undefined;
  return isPhone(contactPhone.trim())
    ? undefined
    : 'Enter a phone number with digits only, like 085 123 4567';
}
