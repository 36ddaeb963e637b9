// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { contactEmailFault, phoneFault } from '../contact-faults.ts';
import { showPhone, showTypedPhone } from '../phone.ts';
import { plain, type Question, trimmed } from './question.ts';
import * as t from './helper.words.ts';

const helperName: Question<string> = {
  initial: '',
  wording: t.fullName,
  record: t.theirName,
  control: { kind: 'text', autoComplete: 'name' },
  fault: (value) => checkText(value, t.yourName, { max: 120 }),
  inWords: plain,
  sent: trimmed('helperName'),
  staff: { card: 'contact', term: t.askedTheirBehalf, ifGiven: true },
};

/** The fault of a helper without a number. */
export const OWN_PHONE = t.enterOwnPhone;

const helperPhone: Question<string> = {
  initial: '',
  wording: t.ownPhone,
  record: t.theirPhone,
  hint: t.onlyTeam,
  control: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'medium' },
  // A draft or request from before this question already has a contact.
  fault: (value, _, { contactPhone, contactEmail }) =>
    value.trim() || contactPhone || contactEmail ? phoneFault(value, '', 'email') : OWN_PHONE,
  inWords: showTypedPhone,
  sent: trimmed('helperPhone'),
  staff: {
    card: 'contact',
    term: t.theirPhone,
    ifGiven: true,
    inWords: (stored) => stored && showPhone(stored),
    link: 'tel',
  },
};

const helperEmail: Question<string> = {
  initial: '',
  wording: t.ownEmail,
  record: t.theirEmail,
  hint: t.receiptOfYourOwn,
  optional: true,
  control: { kind: 'text', type: 'email', autoComplete: 'email' },
  fault: (value) => contactEmailFault(value, 'either'),
  inWords: plain,
  sent: trimmed('helperEmail'),
  staff: { card: 'contact', term: t.theirEmail, ifGiven: true, link: 'mailto' },
};

const helperRelation: Question<string> = {
  initial: '',
  wording: t.howKnowThem,
  record: t.howTheyKnow,
  hint: t.exampleIAmWards,
  control: { kind: 'text' },
  // A friend or neighbour has already said it.
  applies: ({ relation }) => relation === 'other',
  fault: (value) => checkText(value, t.howYouKnowThem, { max: 120 }),
  inWords: plain,
  sent: trimmed('helperRelation'),
  staff: { with: 'helperName' },
};

const helperAgreement: Question<string> = {
  initial: '',
  wording: t.whoKnowsAskingAgrees,
  hint: t.personWhoNeedsCare,
  control: { kind: 'text', autoComplete: 'off' },
  fault: (value) => checkText(value, t.whoAgrees, { max: 120 }),
  inWords: plain,
  sent: trimmed('helperAgreedBy'),
  staff: { card: 'contact', term: t.withTheAgreementOf, ifGiven: true },
};

/** Who asks on a family's behalf. */
export const helperQuestions = { helperName, helperPhone, helperEmail, helperRelation, helperAgreement };
