import { changedInWords } from './changed-terms.ts';
import { formatDate, formatLongDay } from './operator.ts';
import { fieldsInWords, toFirstField } from './profile-fields.ts';
import { href } from './routes.ts';
import { trackAddress, trackingLink } from './tracking-link.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './vocabulary.ts';

/** What a message says: its subject, and as an email a heading, paragraphs around one link, whose path is on our site. */
export type Message = {
  subject: string;
  heading: string;
  before: readonly string[];
  /** The hint is for whom the link alone does not lead there. */
  link: { label: string; path: string; hint?: string };
  after: readonly string[];
};

type Kind<Param extends string> = {
  /** What staff call it. */
  label: string;
  params: readonly Param[];
  words: (given: Record<Param | 'to', string>) => Message;
};
const kind = <Param extends string>(
  label: string,
  params: readonly Param[],
  words: Kind<Param>['words'],
): Kind<Param> => ({ label, params, words });

// The auth server's tokens are letters, digits and hyphens; encoded, its own placeholders would be none.
const confirmation = (token: string, type: string) =>
  `${href('confirmEmail')}?token_hash=${token}&type=${type}`;

const HOW_OFTEN =
  'You hear of new jobs at most once a day. In your account, under “Emails”, you can have it once a week, or not at all.';
const CALL_US = 'If you would rather talk, please call us.';
const NOT_YOU = 'If that was not you, please call us at once.';
const ON_ANOTHER_DEVICE =
  'On another phone or computer, open it with the private link in our first email, or ask for a new one under “Lost your link?” on that page.';
const PRIVATE_LINK =
  'With this link you see how your request stands, and can answer, change or withdraw it. Whoever has it can do the same. Give it only to people you trust:';
/** To a request by its reference: a device that keeps its key opens it, any other asks for the private code alone. */
const toRequest = (reference: string) => ({
  label: 'Open my request',
  path: trackAddress('', reference.replaceAll('-', '')),
  hint: ON_ANOTHER_DEVICE,
});
const TO_DOCUMENTS = { label: 'Open my documents', path: href('caregiverDocuments') };
/** To the documents, with this kind chosen for the next one. */
const toDocument = (document: string) => ({
  label: 'Add a new one',
  path: `${href('caregiverDocuments')}${Object.hasOwn(DOCUMENT_KINDS, document) ? `?kind=${document}` : ''}`,
});
const toApplication = (id: string) => ({
  label: 'Open my application',
  path: href('caregiverApplication', { id }),
});

const WAITING: Readonly<Record<string, string>> = {
  profile: 'your profile',
  document: 'your documents',
  application: 'your application',
  offer: 'the job that we want to place you in',
};

const FAMILY_ANSWERS: Readonly<Record<string, string>> = {
  yes: 'The family says yes',
  talk: 'The family wants to talk first',
  no: 'The family says no',
};

const TAKEN_UP: Readonly<Record<string, string>> = {
  published: 'A job for which you had applied is open again, so your application is with us again.',
  considered: 'We consider an application of yours again after all.',
};

const OFFER_ANSWERS: Readonly<Record<string, string>> = { yes: 'Offer accepted', no: 'Offer declined' };

/** Why somebody stopped coming, as staff wrote it, where that is known. */
const whoLeft = (reason: string) => (reason ? [`Your caregiver no longer comes. We wrote: “${reason}”`] : []);

const longDay = (day: string) => (/^\d{4}-/.test(day) ? formatLongDay(day) : day);
const plainDay = (day: string) => (/^\d{4}-/.test(day) ? formatDate(day) : day);
const documentName = (document: string) => DOCUMENT_KINDS[document as DocumentKind] ?? document;
const privateLink = (reference: string, trackingSecret: string) =>
  trackingLink('', { reference: reference.replaceAll('-', ''), trackingSecret });

/**
 * Every kind of message, by its name in the database (`private.mail_kind`): its label, the params that SQL queues it with, and
 * its words, told those and the address that it goes to.
 */
export const MESSAGES = {
  invitation: kind('Invitation', ['token'], ({ to, token }) => ({
    subject: 'You are invited to join our team',
    heading: 'You are invited',
    before: [
      `You have been invited to join our placement team, with the address ${to}. As an admin you help families find the right caregiver.`,
    ],
    link: { label: 'Accept the invitation', path: `${href('register')}?invitation=${token}` },
    after: [
      'The link is for you alone and works for seven days. If you did not expect this, ignore this email and nothing happens.',
    ],
  })),

  role_changed: kind('Changed role', ['role'], ({ to, role }) => ({
    subject: 'Your account has changed',
    heading: 'Your account has changed',
    before: [`Our team has changed what your account ${to} may do. From now on your role is: ${role}.`],
    link: { label: 'Sign in', path: href('login') },
    after: ['If this surprises you, please call us.'],
  })),

  deactivated: kind('Closed account', ['reason'], ({ to, reason }) => ({
    subject: 'Your account has been closed for now',
    heading: 'Your account is closed for now',
    before: [
      `Our team has closed the account ${to}. It cannot be used at present. Nothing in it has been deleted. We wrote:`,
      `“${reason}”`,
    ],
    link: { label: 'Contact us', path: href('contact') },
    after: ['If you think this is a mistake, or have a question, please ask. We are glad to help.'],
  })),

  address_changed: kind('Changed address', [], ({ to }) => ({
    subject: 'Your account has a new email address',
    heading: 'Your account has a new email address',
    before: [
      `The account that was ${to} until now has a new address. From now on, sign in with that one. Emails no longer come here.`,
      'If it was you, there is nothing to do. If it was not, contact us at once.',
    ],
    link: { label: 'Contact us', path: href('contact') },
    after: [],
  })),

  receipt: kind('Receipt of a request', ['reference', 'secret', 'due'], ({ reference, secret, due }) => ({
    subject: `We have your request ${reference}`,
    heading: 'We have your request',
    before: [
      `Your request for care has reached us. Its reference is ${reference}.`,
      `You will hear from us by ${longDay(due)}.`,
      PRIVATE_LINK,
    ],
    link: { label: 'Open my request', path: privateLink(reference, secret) },
    after: [
      CALL_US,
      'If you did not ask for care, please tell us: somebody has used your address by mistake.',
    ],
  })),

  private_link: kind('New private link', ['reference', 'secret'], ({ reference, secret }) => ({
    subject: `Your new link to request ${reference}`,
    heading: 'Your new private link',
    before: [
      `Here is a new link to your request ${reference}. Links and codes that you had before no longer work.`,
      PRIVATE_LINK,
    ],
    link: { label: 'Open my request', path: privateLink(reference, secret) },
    after: ['If you did not ask for it, please call us.'],
  })),

  request_read: kind('Request being read', ['reference'], ({ reference }) => ({
    subject: `We are reading your request ${reference}`,
    heading: 'We are reading your request',
    before: [`Somebody of our team has begun to work on your request ${reference}.`],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  question: kind('Question to a family', ['reference'], ({ reference }) => ({
    subject: `A question about your request ${reference}`,
    heading: 'We have a question',
    before: [
      `Thank you for your request ${reference}. Before we can go on, we would like to ask you something.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  request_published: kind('Request published', ['reference'], ({ reference }) => ({
    subject: `We are looking for a caregiver: request ${reference}`,
    heading: 'We are looking for a caregiver',
    before: [
      `Caregivers near you can now read what care your request ${reference} is about: not your name, your address or how to reach you.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  caregiver_found: kind('Caregiver found', ['reference'], ({ reference }) => ({
    subject: `We have found a caregiver: request ${reference}`,
    heading: 'We have found a caregiver for you',
    before: [
      `For your request ${reference} a caregiver is placed with you. The name, the phone number and the first day are on the page of your request.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  part_found: kind('Caregiver for a part', ['reference'], ({ reference }) => ({
    subject: `Somebody for a part of the week: request ${reference}`,
    heading: 'A part of your week is covered',
    before: [
      `For your request ${reference} a caregiver is placed with you, at some of the times that you asked for. For the others nobody is agreed on yet. The page of your request shows who comes when, and what is still open.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  covered_again: kind('Week covered again', ['reference'], ({ reference }) => ({
    subject: `Your week is covered again: request ${reference}`,
    heading: 'Your week is covered again',
    before: [
      `At all times of your request ${reference} somebody comes again: the caregivers are the same as before. The page of your request shows who comes when.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  introduction: kind('Introduction of caregivers', ['reference'], ({ reference }) => ({
    subject: `Somebody for you to meet: request ${reference}`,
    heading: 'We would like to introduce somebody',
    before: [
      `For your request ${reference} we have found somebody who would suit you. On the page of your request you can read about them and tell us what you think. Nothing is decided before you agree.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  terms_offered: kind('Terms to read', ['reference'], ({ reference }) => ({
    subject: `What would be agreed: request ${reference}`,
    heading: 'Please read what would be agreed',
    before: [
      `For your request ${reference} we have written down what would be agreed with somebody whom we introduced to you: the times, the pay and the first day. You find it on the page of your request, which also says whether we need another answer from you. Until somebody is placed, you can think again.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  searching_again: kind('Search goes on', ['reference', 'reason'], ({ reference, reason }) => ({
    subject: `We look for somebody else: request ${reference}`,
    heading: 'We look for somebody else for you',
    before: [
      ...whoLeft(reason),
      `For your request ${reference} we are looking for another caregiver. You will hear from us as soon as we have somebody to suggest.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  part_uncovered: kind('A part is uncovered', ['reference', 'reason'], ({ reference, reason }) => ({
    subject: `Nobody comes at some of your times: request ${reference}`,
    heading: 'A part of your week is not covered',
    before: [
      ...whoLeft(reason),
      `At some of the times of your request ${reference} nobody comes any more. At the others everything stays as it is. The page of your request shows which times are covered.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  request_reopened: kind('Request taken up again', ['reference', 'reason'], ({ reference, reason }) => ({
    subject: `We work on your request ${reference} again`,
    heading: 'We work on your request again',
    before: [
      ...whoLeft(reason),
      `Somebody of our team has taken up your request ${reference} again. You will hear from us.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  care_ending: kind('Care ends', ['reference', 'day', 'reason'], ({ reference, day, reason }) => ({
    subject: `The last day of your caregiver: request ${reference}`,
    heading: 'Your caregiver leaves',
    before: [
      `The caregiver of your request ${reference} comes until ${longDay(day)}. We wrote:`,
      `“${reason}”`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  care_ended: kind('Care has ended', ['reference', 'reason'], ({ reference, reason }) => ({
    subject: `Your caregiver no longer comes: request ${reference}`,
    heading: 'Your caregiver no longer comes',
    before: [
      `A caregiver of your request ${reference} no longer comes.${reason ? ` We wrote: “${reason}”` : ''}`,
      'The page of your request shows how it goes on.',
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  care_changed: kind('Care changes', ['reference', 'changed'], ({ reference, changed }) => ({
    subject: `What was agreed has changed: request ${reference}`,
    heading: 'What was agreed has changed',
    before: [
      `We have corrected ${changedInWords(changed.split(','))} for your request ${reference}. All that is agreed is on its page. If something is not as you expect, please call us.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  check_in: kind('How it goes', ['reference'], ({ reference }) => ({
    subject: `How is it going? Request ${reference}`,
    heading: 'How is it going?',
    before: [
      `Your caregiver has been with you for a while. On the page of your request ${reference} you can tell us in one click whether it goes well. Only our team reads it, never the caregiver.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  request_declined: kind('Request declined', ['reference', 'reason'], ({ reference, reason }) => ({
    subject: `About your request ${reference}`,
    heading: 'We can’t help with this request',
    before: [
      `We are sorry: we can’t find a caregiver for your request ${reference}. We wrote:`,
      `“${reason}”`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  request_closed: kind('Request closed', ['reference', 'reason'], ({ reference, reason }) => ({
    subject: `Your request ${reference} is closed`,
    heading: 'Your request is closed',
    before: [`We have closed your request ${reference}.`, ...(reason ? [`We wrote: “${reason}”`] : [])],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  takes_longer: kind('Longer than promised', ['reference'], ({ reference }) => ({
    subject: `It takes us longer: request ${reference}`,
    heading: 'It takes us longer than we said',
    before: [
      `You should have heard from us about your request ${reference} by now. We have not forgotten it, and we are sorry that you wait.`,
    ],
    link: toRequest(reference),
    after: [CALL_US],
  })),

  withdrawal_noted: kind('Withdrawal, to the family', ['reference'], ({ reference }) => ({
    subject: `Your request ${reference} is withdrawn`,
    heading: 'Your request is withdrawn',
    before: [
      `Your request ${reference} was withdrawn, and we have stopped working on it.`,
      'If you need care after all, you can go on with your request on its page for seven days. After that, please send a new request.',
    ],
    link: toRequest(reference),
    after: [NOT_YOU],
  })),

  withdrawal_undone: kind('Resumed request, to the family', ['reference', 'due'], ({ reference, due }) => ({
    subject: `We go on with your request ${reference}`,
    heading: 'We go on with your request',
    before: [
      `Your request ${reference} was withdrawn, and goes on after all. We read it again.`,
      ...(due ? [`You will hear from us by ${longDay(due)}.`] : []),
    ],
    link: toRequest(reference),
    after: [NOT_YOU],
  })),

  contact_changed: kind('Changed contact details', ['reference'], ({ reference }) => ({
    subject: `New contact details for your request ${reference}`,
    heading: 'Your contact details have changed',
    before: [
      `The contact details of your request ${reference} were changed. From now on we use the new ones. You find them on the page of your request.`,
    ],
    link: toRequest(reference),
    after: [NOT_YOU],
  })),

  contact_address_left: kind(
    'Changed contact details, to the old address',
    ['reference'],
    ({ reference }) => ({
      subject: `We no longer write here about request ${reference}`,
      heading: 'We no longer write to this address',
      before: [
        `The email address of request ${reference} was changed. Emails about it no longer come here.`,
        'If it was you, there is nothing to do.',
      ],
      link: { label: 'Contact us', path: href('contact') },
      after: [NOT_YOU],
    }),
  ),

  profile_approved: kind('Profile approved', [], () => ({
    subject: 'Your profile is approved',
    heading: 'Your profile is approved',
    before: ['We have looked at your profile, and approved it. You can apply for jobs now.'],
    link: { label: 'See the jobs that fit', path: href('caregiverJobs') },
    after: [],
  })),

  profile_changes: kind('Changes to a profile', ['reason', 'fields'], ({ reason, fields }) => ({
    subject: 'Your profile needs a change',
    heading: 'Your profile needs a change',
    before: [
      'We have looked at your profile, and ask you to change something. We wrote:',
      `“${reason}”`,
      ...(fields ? [`Please look again at ${fieldsInWords(fields.split(','))}.`] : []),
    ],
    link: {
      label: 'Open my profile',
      path: `${href('caregiverProfile')}${toFirstField(fields.split(','))}`,
    },
    after: [],
  })),

  profile_suspended: kind('Profile suspended', ['reason'], ({ reason }) => ({
    subject: 'Your profile is suspended',
    heading: 'Your profile is suspended',
    before: ['You cannot apply for jobs at present. We wrote:', `“${reason}”`],
    link: { label: 'Open my profile', path: href('caregiverProfile') },
    after: [CALL_US],
  })),

  document_verified: kind('Document checked', ['document'], ({ document }) => ({
    subject: `${documentName(document)}: checked`,
    heading: 'A document of yours is checked',
    before: [`We have checked your document “${documentName(document)}”, and it counts from now on.`],
    link: TO_DOCUMENTS,
    after: [],
  })),

  document_rejected: kind('Document not accepted', ['document', 'reason'], ({ document, reason }) => ({
    subject: `${documentName(document)}: not accepted`,
    heading: 'A document of yours was not accepted',
    before: [`We could not accept your document “${documentName(document)}”. We wrote:`, `“${reason}”`],
    link: TO_DOCUMENTS,
    after: ['You can upload another one at any time.'],
  })),

  document_expiring: kind(
    'Document runs out',
    ['document', 'day', 'placed'],
    ({ document, day, placed }) => ({
      subject: `${documentName(document)}: expires on ${plainDay(day)}`,
      heading: 'A document of yours runs out',
      before: [
        `Your document “${documentName(document)}” expires on ${plainDay(day)}.`,
        placed
          ? `Where you are placed, it is asked for: ${placed}. Your placement goes on, but from that day you can’t apply for other jobs until we have checked a newer one.`
          : 'From that day you can’t apply for jobs that ask for it until we have checked a newer one.',
        'Please add the newer one as soon as you have it: a photo or a file is enough, and checking takes us a few days.',
      ],
      link: toDocument(document),
      after: [CALL_US],
    }),
  ),

  invited: kind('Invitation to a job', ['job', 'subject'], ({ job, subject }) => ({
    subject: `A job that may suit you: ${job}`,
    heading: 'We think of you for a job',
    before: [
      `A family is looking for somebody like you: “${job}”. Read what it is about. You may apply, or tell us that it is not for you.`,
    ],
    link: { label: 'Read the invitation', path: toApplication(subject).path },
    after: ['Nothing happens if you do not answer. You can apply as long as the job is open.'],
  })),

  invitation_ended: kind('End of an invitation', ['job', 'reason'], ({ job, reason }) => ({
    subject: `No longer open to you: ${job}`,
    heading: 'An invitation has ended',
    before: [`We had invited you to apply for “${job}”. That has ended. We wrote:`, `“${reason}”`],
    link: { label: 'See other jobs', path: href('caregiverJobs') },
    after: [],
  })),

  application_recorded: kind('Application by phone', ['job', 'day', 'subject'], ({ job, day, subject }) => ({
    subject: `You have applied: ${job}`,
    heading: 'We have written down that you apply',
    before: [
      `You told us on ${longDay(day)} that you would like the job “${job}”, so we have written down your application. You don’t have to do anything.`,
      'If that is not right, please withdraw it there, or call us.',
    ],
    link: toApplication(subject),
    after: [CALL_US],
  })),

  document_dated: kind('Document dated', ['document', 'day'], ({ document, day }) => ({
    subject: day
      ? `${documentName(document)}: expires on ${plainDay(day)}`
      : `${documentName(document)}: does not run out`,
    heading: 'We have corrected how long a document counts',
    before: [
      day
        ? `We have written down that your document “${documentName(document)}” expires on ${plainDay(day)}.`
        : `We have written down that your document “${documentName(document)}” does not run out.`,
    ],
    link: TO_DOCUMENTS,
    after: ['If that is not right, please call us.'],
  })),

  document_lapsed: kind('Document lapsed while placed', ['document', 'day'], ({ document, day }) => ({
    subject: `${documentName(document)}: please add a new one now`,
    heading: 'A document that your placement needs has expired',
    before: [
      `Your document “${documentName(document)}” expired on ${plainDay(day)}, and where you are placed it is asked for. Please add a newer one now. Until we have checked it, you can’t apply for other jobs.`,
    ],
    link: toDocument(document),
    after: [CALL_US],
  })),

  shortlisted: kind('Shortlist', ['job', 'subject'], ({ job, subject }) => ({
    subject: `You are on the shortlist: ${job}`,
    heading: 'You are on the shortlist',
    before: [`For “${job}” you are among those whom we look at more closely.`],
    link: toApplication(subject),
    after: [],
  })),

  introduced: kind('Introduced to a family', ['job', 'subject'], ({ job, subject }) => ({
    subject: `We have told the family of you: ${job}`,
    heading: 'A family reads about you',
    before: [
      `For “${job}” we have shown the family your first name, your photo if you added one, what your profile says about you and what we have checked. It doesn’t see your surname, your phone number or your address.`,
    ],
    link: toApplication(subject),
    after: [],
  })),

  introduction_ended: kind('Introduction ended', ['job', 'subject'], ({ job, subject }) => ({
    subject: `The family decided otherwise: ${job}`,
    heading: 'The family has decided otherwise',
    before: [
      `The family behind “${job}” has read about you, and does not want to go on this time. That is no judgement of your work, and we thank you for letting us tell it of you.`,
      'Your application stays with us, in case this changes. If you no longer want the job, withdraw it there.',
    ],
    link: toApplication(subject),
    after: [],
  })),

  offered: kind('Offer', ['job', 'until', 'subject'], ({ job, until, subject }) => ({
    subject: `An offer for you: ${job}`,
    heading: 'We offer you a job',
    before: [
      `We would like to place you for “${job}”. The times, the pay and the first day are with your application.`,
      `Please accept or decline by ${longDay(until)}.`,
    ],
    link: toApplication(subject),
    after: [CALL_US],
  })),

  offer_ended: kind('Offer ended', ['job', 'subject'], ({ job, subject }) => ({
    subject: `The offer no longer stands: ${job}`,
    heading: 'The offer no longer stands',
    before: [`What we offered you for “${job}” no longer stands. Your application is still with us.`],
    link: toApplication(subject),
    after: [CALL_US],
  })),

  placed: kind('Placement', ['job', 'subject'], ({ job, subject }) => ({
    subject: `You are placed: ${job}`,
    heading: 'You are placed',
    before: [
      `The job “${job}” is yours. The family’s name, its address and how to reach it are with your application now.`,
    ],
    link: toApplication(subject),
    after: [CALL_US],
  })),

  declined: kind('Application declined', ['job', 'reason', 'subject'], ({ job, reason, subject }) => ({
    subject: `About your application: ${job}`,
    heading: 'Not this time',
    before: [`Thank you for applying for “${job}”. This time you were not chosen. We wrote:`, `“${reason}”`],
    link: toApplication(subject),
    after: [],
  })),

  application_reopened: kind(
    'Application taken up again',
    ['job', 'now', 'again', 'subject'],
    ({ job, now, again, subject }) => ({
      subject: `Your application counts again: ${job}`,
      heading: 'Your application counts again',
      before: [
        `${TAKEN_UP[again] ?? again} It is for “${job}”${now === job ? '' : `, which is now called “${now}”`}. You don’t have to do anything.`,
        'Please read the job once more, as it may have changed. If you no longer want it, withdraw your application there.',
      ],
      link: toApplication(subject),
      after: [],
    }),
  ),

  job_changed: kind('Changed job', ['job', 'changed', 'subject'], ({ job, changed, subject }) => ({
    subject: `The job has changed: ${job}`,
    heading: 'A job of yours has changed',
    before: [
      `We have changed “${job}”: ${changed}. Please read the job again. If you have applied, your application still counts: withdraw it if the job no longer suits you.`,
    ],
    link: toApplication(subject),
    after: [],
  })),

  placement_ended: kind('End of a placement', ['job', 'reason', 'subject'], ({ job, reason, subject }) => ({
    subject: `Your placement has ended: ${job}`,
    heading: 'Your placement has ended',
    before: [
      `Your placement for “${job}” has ended. The family’s contact is no longer shown to you.`,
      ...(reason ? [`We wrote: “${reason}”`] : []),
    ],
    link: toApplication(subject),
    after: [CALL_US],
  })),

  placement_ending: kind(
    'Last day of a placement',
    ['job', 'day', 'reason', 'subject'],
    ({ job, day, reason, subject }) => ({
      subject: `Your last day: ${job}`,
      heading: 'Your placement ends',
      before: [`Your placement for “${job}” ends on ${longDay(day)}. We wrote:`, `“${reason}”`],
      link: toApplication(subject),
      after: [CALL_US],
    }),
  ),

  placement_changed: kind(
    'Changed placement',
    ['job', 'changed', 'subject'],
    ({ job, changed, subject }) => ({
      subject: `Your placement has changed: ${job}`,
      heading: 'Your placement has changed',
      before: [
        `We have corrected ${changedInWords(changed.split(','))} of your placement for “${job}”. If something is not as you expect, please call us.`,
      ],
      link: toApplication(subject),
      after: [CALL_US],
    }),
  ),

  takes_longer_caregiver: kind('Longer than promised, to a caregiver', ['waiting'], ({ waiting }) => ({
    subject: 'It takes us longer than we said',
    heading: 'It takes us longer than we said',
    before: [
      `You should have heard from us about ${WAITING[waiting] ?? waiting} by now. We have not forgotten it, and we are sorry that you wait.`,
    ],
    link: { label: 'Open my dashboard', path: href('caregiverDashboard') },
    after: [CALL_US],
  })),

  job_found: kind('New job that fits', ['job', 'subject'], ({ job, subject }) => ({
    subject: `A new job that fits you: ${job}`,
    heading: 'A new job fits you',
    before: [`A family is looking for somebody like you: “${job}”.`],
    link: { label: 'Read the job', path: href('caregiverApply', { jobId: subject }) },
    after: [HOW_OFTEN],
  })),

  jobs_found: kind('New jobs that fit', ['job', 'count'], ({ job, count }) => {
    const titles = job.split('\n');
    const more = Number(count) - titles.length;
    return {
      subject: `${count} new jobs that fit you`,
      heading: 'New jobs fit you',
      before: [
        'Families are looking for somebody like you:',
        ...titles.map((title) => `“${title}”`),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ],
      link: { label: 'See the jobs', path: `${href('caregiverJobs')}?fits=1&sort=newest&dir=asc` },
      after: [HOW_OFTEN],
    };
  }),

  request_received: kind('New request', ['reference', 'subject'], ({ reference, subject }) => ({
    subject: `New request ${reference}`,
    heading: 'A family asks for care',
    before: [`Request ${reference} has come in.`],
    link: { label: 'Open the request', path: href('adminRequest', { id: subject }) },
    after: [],
  })),

  request_changed: kind('Changed request', ['reference', 'subject'], ({ reference, subject }) => ({
    subject: `Request ${reference} has changed`,
    heading: 'A family has changed its request',
    before: [`What request ${reference} asks for has changed. What it said before is kept with it.`],
    link: { label: 'Open the request', path: href('adminRequest', { id: subject }) },
    after: [],
  })),

  request_withdrawn: kind('Withdrawn request', ['reference', 'subject'], ({ reference, subject }) => ({
    subject: `Request ${reference} is withdrawn`,
    heading: 'A family has withdrawn its request',
    before: [`The family of request ${reference} no longer needs care from us.`],
    link: { label: 'Open the request', path: href('adminRequest', { id: subject }) },
    after: [],
  })),

  request_resumed: kind('Resumed request', ['reference', 'subject'], ({ reference, subject }) => ({
    subject: `Request ${reference} goes on`,
    heading: 'A family goes on with its request',
    before: [`The family of request ${reference} needs care after all. It waits to be read again.`],
    link: { label: 'Open the request', path: href('adminRequest', { id: subject }) },
    after: [],
  })),

  question_answered: kind('Answer of a family', ['reference', 'subject'], ({ reference, subject }) => ({
    subject: `An answer to request ${reference}`,
    heading: 'A family has answered',
    before: [`The family of request ${reference} has answered a question.`],
    link: { label: 'Read the answer', path: href('adminRequest', { id: subject }) },
    after: [],
  })),

  profile_to_check: kind('Profile to check', ['subject'], ({ subject }) => ({
    subject: 'A profile to check',
    heading: 'A caregiver’s profile waits',
    before: ['A caregiver has sent in a profile, or changed what was approved.'],
    link: { label: 'Look at the profile', path: href('adminCaregiver', { id: subject }) },
    after: [],
  })),

  document_to_check: kind('Documents to check', ['subject'], ({ subject }) => ({
    subject: 'Documents to check',
    heading: 'A caregiver’s documents wait',
    before: ['A caregiver has uploaded documents today.'],
    link: { label: 'Look at the documents', path: href('adminCaregiver', { id: subject }) },
    after: [],
  })),

  placed_document_lapsed: kind(
    'Expired document of somebody placed',
    ['document', 'day', 'subject'],
    ({ document, day, subject }) => ({
      subject: `${documentName(document)} of a placed caregiver has expired`,
      heading: 'A placed caregiver’s document has expired',
      before: [
        `“${documentName(document)}” of somebody who is placed expired on ${plainDay(day)}. The job asks for it, so please see that a newer one comes.`,
      ],
      link: { label: 'Look at the documents', path: href('adminCaregiver', { id: subject }) },
      after: [],
    }),
  ),

  caregiver_left: kind('Placed caregiver who can no longer come', ['job', 'subject'], ({ job, subject }) => ({
    subject: `A caregiver can no longer come: ${job}`,
    heading: 'A placed caregiver can no longer come',
    before: [
      `Whoever was placed for “${job}” can no longer act as a caregiver here, so the placement has ended. Please see who comes instead.`,
    ],
    link: { label: 'Open the request', path: href('adminRequest', { id: subject }) },
    after: [],
  })),

  placed_away: kind(
    'Days off over agreed visits',
    ['job', 'day', 'until', 'subject'],
    ({ job, day, until, subject }) => ({
      subject: `Days off: ${job}`,
      heading: 'A placed caregiver is away on agreed days',
      before: [
        `Whoever is placed for “${job}” has told us days off, from ${longDay(day)} to ${longDay(until)}. Some of the agreed visits are on these days. Please see with the family whether somebody else is needed then.`,
      ],
      link: { label: 'Open the placement', path: href('adminPlacement', { id: subject }) },
      after: [],
    }),
  ),

  application_received: kind('New application', ['job', 'subject'], ({ job, subject }) => ({
    subject: `An application: ${job}`,
    heading: 'A caregiver applies',
    before: [`There is an application for “${job}”.`],
    link: { label: 'Look at the application', path: href('adminApplication', { id: subject }) },
    after: [],
  })),

  invitation_declined: kind('Declined invitation', ['job', 'subject'], ({ job, subject }) => ({
    subject: `Invitation declined: ${job}`,
    heading: 'A caregiver says no, thank you',
    before: [`Somebody whom we invited to apply for “${job}” does not want to.`],
    link: { label: 'Read the answer', path: href('adminApplication', { id: subject }) },
    after: [],
  })),

  introduction_answered: kind(
    'Answer to an introduction',
    ['job', 'answer', 'subject'],
    ({ job, answer, subject }) => ({
      subject: `${FAMILY_ANSWERS[answer] ?? answer}: ${job}`,
      heading: FAMILY_ANSWERS[answer] ?? answer,
      before: [`The family has told us what it thinks of somebody whom we introduced for “${job}”.`],
      link: { label: 'Open the application', path: href('adminApplication', { id: subject }) },
      after: [],
    }),
  ),

  care_not_well: kind('Care that does not go well', ['reference', 'subject'], ({ reference, subject }) => ({
    subject: `It does not go well: request ${reference}`,
    heading: 'A family says that it does not go well',
    before: [
      `The family of request ${reference} has told us that its care does not go well. Please call it.`,
    ],
    link: { label: 'Open the placement', path: href('adminPlacement', { id: subject }) },
    after: [],
  })),

  offer_answered: kind('Answer to an offer', ['job', 'answer', 'subject'], ({ job, answer, subject }) => ({
    subject: `${OFFER_ANSWERS[answer] ?? answer}: ${job}`,
    heading: OFFER_ANSWERS[answer] ?? answer,
    before: [`There is an answer to the offer for “${job}”.`],
    link: { label: 'Open the application', path: href('adminApplication', { id: subject }) },
    after: [],
  })),

  offer_unanswered: kind('Unanswered offer', ['job', 'subject'], ({ job, subject }) => ({
    subject: `Nobody answered an offer: ${job}`,
    heading: 'An offer has run out',
    before: [`An offer for “${job}” was not answered in time. The applicant is on the shortlist again.`],
    link: { label: 'Open the application', path: href('adminApplication', { id: subject }) },
    after: [],
  })),

  request_given: kind('Request in your hands', ['reference', 'subject'], ({ reference, subject }) => ({
    subject: `Request ${reference} is yours`,
    heading: 'A colleague has given you a request',
    before: [`Request ${reference} is in your hands now.`],
    link: { label: 'Open the request', path: href('adminRequest', { id: subject }) },
    after: ['If you can’t see to it, give it to somebody else there, or put it back.'],
  })),

  caregiver_given: kind('Caregiver in your hands', ['subject'], ({ subject }) => ({
    subject: 'A caregiver to look after',
    heading: 'A colleague has given you a caregiver',
    before: ['A caregiver’s profile and documents are in your hands now.'],
    link: { label: 'Open the profile', path: href('adminCaregiver', { id: subject }) },
    after: ['If you can’t see to it, give it to somebody else there, or put it back.'],
  })),

  overdue: kind('Overdue', ['count'], ({ count }) => ({
    subject: `Waiting longer than we promised: ${count}`,
    heading: 'Somebody waits longer than we promised',
    before: [`Past the day by which we said that we answer: ${count}. They lead the list on your dashboard.`],
    link: { label: 'Open the dashboard', path: href('adminDashboard') },
    after: [],
  })),

  confirmation: kind('Confirmation of an address', ['token'], ({ to, token }) => ({
    subject: 'Please confirm your email address',
    heading: 'Welcome',
    before: [`Please confirm that ${to} is your address, and your account is ready.`],
    link: { label: 'Confirm my address', path: confirmation(token, 'signup') },
    after: [
      'The link works once and for one hour. If you did not sign up, ignore this email and nothing happens.',
    ],
  })),

  recovery: kind('Link to a new password', ['token'], ({ to, token }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    before: [`Someone, we hope you, asked for a new password for ${to}.`],
    link: { label: 'Choose a new password', path: confirmation(token, 'recovery') },
    after: [
      'The link works once and for one hour. If it was not you, ignore this email: your password stays as it is.',
    ],
  })),

  email_change: kind('Confirmation of a new address', ['token'], ({ to, token }) => ({
    subject: 'Please confirm your new email address',
    heading: 'Confirm your new address',
    before: [`Please confirm that you want to sign in with ${to} from now on.`],
    link: { label: 'Confirm my new address', path: confirmation(token, 'email_change') },
    after: [
      'The link works once and for one hour. If you did not ask for this, ignore this email: nothing changes.',
    ],
  })),
};

export type MessageKind = keyof typeof MESSAGES;

/** The message of a kind for an address. Throws when there is no such kind, or a param is missing. */
export function messageOf(name: string, to: string, given: Readonly<Record<string, unknown>>): Message {
  if (!Object.hasOwn(MESSAGES, name)) throw new Error(`There is no message of the kind "${name}".`);
  const { params, words } = MESSAGES[name as MessageKind] as Kind<string>;
  const values = params.map((param) => {
    if (typeof given[param] !== 'string') throw new Error(`The message "${name}" lacks its ${param}.`);
    return [param, given[param]] as const;
  });
  return words({ ...Object.fromEntries(values), to });
}
