import { addDocumentAt } from '../add-document-at.ts';
import { href } from '../routes.ts';
import { TO_CAREGIVERS, TO_TERMS, trackingLink } from '../tracking-link.ts';
import { visitQuery } from '../visit-link.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../vocabulary.ts';
import type { Visit } from './values.ts';

// Tokens come after the `#`, so that no server and no log sees them. They are not encoded: the auth server's
// have only letters, digits and hyphens, and encoding would break its placeholders.
export const confirmation = (token: string, type: string) => ({
  path: `${href('confirmEmail')}#token_hash=${token}&type=${type}`,
});
/**
 * The same with the address, so that an expired link can ask for a new one. A placeholder stays as it is here
 * too.
 */
export const signUpConfirmation = (token: string, email: string) => ({
  path: `${confirmation(token, 'signup').path}&email=${email.replaceAll(/[%&#+]/g, encodeURIComponent)}`,
});

type Subject = { subject: string };
/** To the phone number, which is below the fold of a phone. */
export const toContact = () => ({ path: `${href('contact')}#reach` });
/** By the email's own link, which allows only what the email is about (decision 0023). */
export const toRequest = ({ reference, secret }: { reference: string; secret: string }) => ({
  path: trackingLink('', { reference: reference.replaceAll('-', ''), trackingSecret: secret }),
});
/** The same, at that visit. */
export const toFamilyVisit = (given: Visit & { reference: string; secret: string }) => ({
  path: toRequest(given).path.replace('#', `${visitQuery(given)}#`),
});
const toPart = (part: string) => (given: { reference: string; secret: string }) => ({
  path: toRequest(given).path.replace('#', `${part}#`),
});
/** The same, at the terms. */
export const toFamilyTerms = toPart(TO_TERMS);
/** The same, at the caregivers and their last day. */
export const toFamilyCaregivers = toPart(TO_CAREGIVERS);
/** To this document, unfolded. */
export const toOwnDocument = ({ subject }: Subject) => ({
  path: `${href('caregiverDocuments')}#document-${subject}`,
});
/** To the form for a new document of this kind. */
export const toDocument = (document: string) => ({
  path: Object.hasOwn(DOCUMENT_KINDS, document)
    ? addDocumentAt(document as DocumentKind)
    : href('caregiverDocuments'),
});
export const toJobs = () => ({ path: href('caregiverJobs') });
export const toApplication = ({ subject }: Subject) => ({
  path: href('caregiverApplication', { id: subject }),
});
/** To where an offer is answered. */
export const toOffer = (given: Subject) => ({ path: `${toApplication(given).path}#offer` });
/** To new terms, asked or agreed on. */
export const toTerms = (given: Subject) => ({ path: `${toApplication(given).path}#terms` });
/** To the terms of a placement. */
export const toOwnTerms = (given: Subject) => ({ path: `${toApplication(given).path}#agreed` });
/** To the family of a placement. */
export const toFamily = (given: Subject) => ({ path: `${toApplication(given).path}#family` });
export const toDashboard = () => ({ path: href('caregiverDashboard') });
export const toOwnVisit = (visit: Visit) => ({ path: `${href('caregiverDashboard')}${visitQuery(visit)}` });
export const toToday = () => ({ path: href('adminDashboard') });
export const toAdminRequest = ({ subject }: Subject) => ({ path: href('adminRequest', { id: subject }) });
export const toAdminCaregiver = ({ subject }: Subject) => ({ path: href('adminCaregiver', { id: subject }) });
export const toAdminApplication = ({ subject }: Subject) => ({
  path: href('adminApplication', { id: subject }),
});
export const toAdminPlacement = ({ subject }: Subject) => ({ path: href('adminPlacement', { id: subject }) });
