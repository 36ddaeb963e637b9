import { fill } from '../lib/fill.ts';
import { changedInWords } from './changed-terms.ts';
import { wordCodes } from './coded-texts.ts';
import { jobName, type NamedJob } from './job-name.ts';
import * as t from './messages.words.ts';
import { formatDate, formatLongDay, formatMoney, operator } from './operator.ts';
import { fieldsInWords, toFirstField } from './profile-fields.ts';
import { href } from './routes.ts';
import { emergencyWords, statements } from './statements.ts';
import { languageFor, textsIn, type Translations } from './texts-in.ts';
import { tellTimes } from './week-visits.ts';
import { partInWords, visitTime } from './visits.ts';
import { trackingLink } from './tracking-link.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './vocabulary.ts';

/** What a message says: its subject, and as an email a heading, paragraphs around one link, whose path is on our site. */
export type Message = {
  language: string;
  subject: string;
  heading: string;
  before: readonly string[];
  /** The hint says for how long the link opens what. */
  link: { label: string; path: string; hint?: string };
  after: readonly string[];
};

type Texts = {
  /** What staff call it. */
  label: string;
  subject: string;
  heading: string;
  before: string[];
  link: string;
  hint?: string;
  after: string[];
};

/** Where the link leads, and what stands in the texts beside the params. A line with a list stands once for each of it. */
type Values = { path: string; [name: string]: string | readonly string[] };

type Kind<Param extends string = string, T extends Texts = Texts> = {
  texts: T;
  params: readonly Param[];
  values: (given: Record<Param | 'to', string>, texts: T) => Values;
};
/** A text by a number. */
type Counted = { one: string; other: string };
const kind = <Param extends string, T extends Texts>(
  texts: T,
  params: readonly Param[],
  values: Kind<Param, T>['values'],
): Kind<Param, T> => ({ texts, params, values });

/** By language, what a translator makes of the words file (`domain/messages` in `translations/pl/emails.json`): none yet. */
export const TRANSLATIONS: Translations = {};

// Tokens stand behind the `#`, so that no server and no log sees them. The auth server's are letters, digits and hyphens; encoded, its own placeholders would be none.
const confirmation = (token: string, type: string) => ({
  path: `${href('confirmEmail')}#token_hash=${token}&type=${type}`,
});

type Subject = { subject: string };
const toContact = () => ({ path: href('contact') });
/** By the email's own link, which does what the email is about (decision 0023). */
const toRequest = ({ reference, secret }: { reference: string; secret: string }) => ({
  path: trackingLink('', { reference: reference.replaceAll('-', ''), trackingSecret: secret }),
});
const toDocuments = () => ({ path: href('caregiverDocuments') });
/** To the documents, with this kind chosen for the next one. */
const toDocument = (document: string) => ({
  path: `${href('caregiverDocuments')}${Object.hasOwn(DOCUMENT_KINDS, document) ? `?kind=${document}` : ''}`,
});
const toJobs = () => ({ path: href('caregiverJobs') });
const toApplication = ({ subject }: Subject) => ({ path: href('caregiverApplication', { id: subject }) });
const toDashboard = () => ({ path: href('caregiverDashboard') });
const toToday = () => ({ path: href('adminDashboard') });
const toAdminRequest = ({ subject }: Subject) => ({ path: href('adminRequest', { id: subject }) });
const toAdminCaregiver = ({ subject }: Subject) => ({ path: href('adminCaregiver', { id: subject }) });
const toAdminApplication = ({ subject }: Subject) => ({ path: href('adminApplication', { id: subject }) });
const toAdminPlacement = ({ subject }: Subject) => ({ path: href('adminPlacement', { id: subject }) });

/** What may be empty; a line that it is in is then left out. */
const ifGiven = (value: string) => (value ? [value] : []);
const chosen = (texts: Readonly<Record<string, string>>, code: string) => texts[code] ?? code;
const longDay = (day: string) => (/^\d{4}-/.test(day) ? formatLongDay(day) : day);
const plainDay = (day: string) => (/^\d{4}-/.test(day) ? formatDate(day) : day);
/** The minute at which a visit opens, as its part of the day. */
const partOfDay = (opens: string) => (/^\d+$/.test(opens) ? partInWords(Number(opens)) : opens);
const documentName = (document: string) => DOCUMENT_KINDS[document as DocumentKind] ?? document;
const changes = (changed: string) => changedInWords(changed.split(','));

/** When a visit is: its day, and from which minute. */
type Visit = { day: string; opens: string };
const when = ({ day, opens }: Visit) => ({ day: longDay(day), opens: partOfDay(opens) });
/** The same of several, of which the others are `more`, each on a line. */
const allTimes = ({ more, ...first }: Visit & { more: string }, days: Counted) => {
  const others = more ? more.split('\n') : [];
  const of = when(first);
  return {
    ...of,
    more: others,
    days: others.length > 0 ? fill(days, { ...of, count: others.length }) : of.day,
  };
};
const familyVisit = (texts: Texts) =>
  kind(texts, ['reference', 'secret', 'day', 'opens'], (given) => ({ ...toRequest(given), ...when(given) }));
const ownVisit = (texts: Texts) =>
  kind(texts, ['job', 'day', 'opens'], (given) => ({ ...toDashboard(), ...when(given) }));
/** Where a visit is moved to, and from where. */
type Moved = Visit & { fromDay: string; from: string };
const fromWhen = ({ fromDay, from, ...to }: Moved) => ({
  ...when(to),
  fromDay: longDay(fromDay),
  from: partOfDay(from),
});
/** Terms that change from a day on. */
const familyTerms = (texts: Texts) =>
  kind(texts, ['reference', 'secret', 'day'], ({ day, ...given }) => ({
    ...toRequest(given),
    day: longDay(day),
  }));
const ownTerms = (texts: Texts) =>
  kind(texts, ['job', 'day', 'subject'], ({ day, ...given }) => ({
    ...toApplication(given),
    day: longDay(day),
  }));
const staffVisit = (texts: Texts) =>
  kind(texts, ['job', 'day', 'opens', 'subject'], (given) => ({
    ...toAdminPlacement(given),
    ...when(given),
  }));

/**
 * Every kind of message, by its name in the database (`private.mail_kind`): its texts, the params that SQL queues it with, and what
 * these mean to a reader, told those and the address that it goes to.
 */
export const MESSAGES = {
  invitation: kind(t.invitation, ['token'], ({ token }) => ({
    path: `${href('register')}#invitation=${token}`,
  })),
  role_changed: kind(t.role_changed, ['role'], () => ({ path: href('login') })),
  deactivated: kind(t.deactivated, ['reason'], toContact),
  address_changed: kind(t.address_changed, [], toContact),
  password_changed: kind(t.password_changed, [], toContact),
  second_factor_reset: kind(t.second_factor_reset, [], () => ({ path: href('login') })),
  second_factor_added: kind(t.second_factor_added, [], toContact),

  receipt: kind(t.receipt, ['reference', 'secret', 'due'], ({ due, ...given }) => ({
    ...toRequest(given),
    due: longDay(due),
  })),
  private_link: kind(t.private_link, ['reference', 'secret'], toRequest),
  request_read: kind(t.request_read, ['reference', 'secret'], toRequest),
  question: kind(t.question, ['reference', 'secret'], toRequest),
  request_published: kind(t.request_published, ['reference', 'secret'], toRequest),
  caregiver_found: kind(t.caregiver_found, ['reference', 'secret'], toRequest),
  part_found: kind(t.part_found, ['reference', 'secret', 'times'], toRequest),
  covered_again: kind(t.covered_again, ['reference', 'secret'], toRequest),
  introduction: kind(t.introduction, ['reference', 'secret'], toRequest),
  terms_offered: kind(t.terms_offered, ['reference', 'secret'], toRequest),
  searching_again: kind(t.searching_again, ['reference', 'secret', 'reason'], ({ reason, ...given }) => ({
    ...toRequest(given),
    reason: ifGiven(reason),
  })),
  part_uncovered: kind(
    t.part_uncovered,
    ['reference', 'secret', 'reason', 'times'],
    ({ reason, ...given }) => ({
      ...toRequest(given),
      reason: ifGiven(reason),
    }),
  ),
  request_reopened: kind(t.request_reopened, ['reference', 'secret', 'reason'], ({ reason, ...given }) => ({
    ...toRequest(given),
    reason: ifGiven(reason),
  })),
  care_ending: kind(t.care_ending, ['reference', 'secret', 'day', 'reason'], ({ day, ...given }) => ({
    ...toRequest(given),
    day: longDay(day),
  })),
  care_ended: kind(t.care_ended, ['reference', 'secret', 'reason'], ({ reason, ...given }, { why }) => ({
    ...toRequest(given),
    why: reason && fill(why, { reason }),
  })),
  care_changed: kind(t.care_changed, ['reference', 'secret', 'changed'], ({ changed, ...given }) => ({
    ...toRequest(given),
    changed: changes(changed),
  })),
  visit_off: kind(
    t.visit_off,
    ['reference', 'secret', 'day', 'opens', 'more', 'soon'],
    (given, { days }) => ({
      ...toRequest(given),
      ...allTimes(given, days),
      soon: ifGiven(given.soon),
      call: operator.contact.phone,
    }),
  ),
  visit_covered: familyVisit(t.visit_covered),
  visit_on_again: kind(
    t.visit_on_again,
    ['reference', 'secret', 'day', 'opens', 'more'],
    (given, { days }) => ({
      ...toRequest(given),
      ...allTimes(given, days),
    }),
  ),
  visit_moved: kind(t.visit_moved, ['reference', 'secret', 'day', 'opens', 'fromDay', 'from'], (given) => ({
    ...toRequest(given),
    ...fromWhen(given),
  })),
  terms_proposed: familyTerms(t.terms_proposed),
  terms_agreed: familyTerms(t.terms_agreed),
  terms_off: familyTerms(t.terms_off),
  check_in: kind(t.check_in, ['reference', 'secret'], toRequest),
  complaint_received: kind(t.complaint_received, ['reference', 'secret'], toRequest),
  safety_received: kind(t.safety_received, ['reference', 'secret'], (given) => ({
    ...toRequest(given),
    emergency: emergencyWords,
    ...statements.safeguarding,
    authority: statements.safeguarding.authority.name,
  })),
  complaint_settled: kind(t.complaint_settled, ['reference', 'secret'], toRequest),
  message_answered: kind(t.message_answered, ['reference', 'secret'], toRequest),
  request_declined: kind(t.request_declined, ['reference', 'secret', 'reason'], toRequest),
  request_closed: kind(t.request_closed, ['reference', 'secret', 'reason'], ({ reason, ...given }) => ({
    ...toRequest(given),
    reason: ifGiven(reason),
  })),
  takes_longer: kind(t.takes_longer, ['reference', 'secret'], toRequest),
  withdrawal_noted: kind(t.withdrawal_noted, ['reference', 'secret'], toRequest),
  withdrawal_undone: kind(t.withdrawal_undone, ['reference', 'secret', 'due'], ({ due, ...given }) => ({
    ...toRequest(given),
    due: ifGiven(longDay(due)),
  })),
  contact_changed: kind(t.contact_changed, ['reference', 'secret'], toRequest),
  contact_address_left: kind(t.contact_address_left, ['reference'], toContact),

  profile_received: kind(t.profile_received, ['due'], ({ due }) => ({
    ...toDashboard(),
    due: ifGiven(longDay(due)),
  })),
  profile_approved: kind(t.profile_approved, [], toJobs),
  profile_changes: kind(t.profile_changes, ['reason', 'fields'], ({ fields }) => ({
    path: `${href('caregiverProfile')}${toFirstField(fields.split(','))}`,
    fields: ifGiven(fields && fieldsInWords(fields.split(','))),
  })),
  profile_suspended: kind(t.profile_suspended, ['reason'], () => ({ path: href('caregiverProfile') })),
  document_verified: kind(t.document_verified, ['document'], ({ document }) => ({
    ...toDocuments(),
    document: documentName(document),
  })),
  document_rejected: kind(t.document_rejected, ['document', 'reason'], ({ document }) => ({
    ...toDocuments(),
    document: documentName(document),
  })),
  document_expiring: kind(
    t.document_expiring,
    ['document', 'day', 'placed'],
    ({ document, day, placed }, { then, thenWherePlaced }) => ({
      ...toDocument(document),
      document: documentName(document),
      day: plainDay(day),
      then: placed ? fill(thenWherePlaced, { placed: placed.split('\n').join(', ') }) : then,
    }),
  ),
  invited: kind(t.invited, ['job', 'subject'], toApplication),
  invitation_ended: kind(t.invitation_ended, ['job', 'reason'], toJobs),
  application_recorded: kind(t.application_recorded, ['job', 'day', 'subject'], ({ day, ...given }) => ({
    ...toApplication(given),
    day: longDay(day),
  })),
  document_dated: kind(t.document_dated, ['document', 'day'], ({ document, day }, { until, unlimited }) => ({
    ...toDocuments(),
    document: documentName(document),
    until: day ? fill(until, { day: plainDay(day) }) : unlimited,
  })),
  document_lapsed: kind(t.document_lapsed, ['document', 'day'], ({ document, day }) => ({
    ...toDocument(document),
    document: documentName(document),
    day: plainDay(day),
  })),
  shortlisted: kind(t.shortlisted, ['job', 'subject'], toApplication),
  introduced: kind(t.introduced, ['job', 'subject'], toApplication),
  introduction_ended: kind(t.introduction_ended, ['job', 'subject'], toApplication),
  offered: kind(t.offered, ['job', 'until', 'subject'], ({ until, ...given }) => ({
    ...toApplication(given),
    until: longDay(until),
  })),
  offer_ended: kind(t.offer_ended, ['job', 'subject'], toApplication),
  placed: kind(t.placed, ['job', 'subject'], toApplication),
  declined: kind(t.declined, ['job', 'reason', 'subject'], toApplication),
  application_reopened: kind(
    t.application_reopened,
    ['job', 'now', 'again', 'subject'],
    ({ job, now, again, ...given }, texts) => ({
      ...toApplication(given),
      again: chosen(texts.again, again),
      renamed: now === job ? '' : fill(texts.renamed, { now }),
    }),
  ),
  job_changed: kind(t.job_changed, ['job', 'changed', 'subject'], ({ changed, ...given }, { parts }) => ({
    ...toApplication(given),
    changed: changed
      .split(',')
      .map((part) => chosen(parts, part))
      .join(', '),
  })),
  placement_ended: kind(t.placement_ended, ['job', 'reason', 'subject'], ({ reason, ...given }) => ({
    ...toApplication(given),
    reason: ifGiven(reason),
  })),
  placement_ending: kind(t.placement_ending, ['job', 'day', 'reason', 'subject'], ({ day, ...given }) => ({
    ...toApplication(given),
    day: longDay(day),
  })),
  placement_changed: kind(t.placement_changed, ['job', 'changed', 'subject'], ({ changed, ...given }) => ({
    ...toApplication(given),
    changed: changes(changed),
  })),
  visit_not_needed: ownVisit(t.visit_not_needed),
  visit_missed: ownVisit(t.visit_missed),
  visit_not_missed: ownVisit(t.visit_not_missed),
  visit_restored: ownVisit(t.visit_restored),
  own_visit_moved: kind(t.own_visit_moved, ['job', 'day', 'opens', 'fromDay', 'from'], (given) => ({
    ...toDashboard(),
    ...fromWhen(given),
  })),
  absence_covered: ownVisit(t.absence_covered),
  visit_to_cover: ownVisit(t.visit_to_cover),
  cover_ended: ownVisit(t.cover_ended),
  cover_asked: kind(
    t.cover_asked,
    ['job', 'day', 'opens', 'closes', 'town', 'rate'],
    ({ day, opens, closes, rate }) => ({
      ...toDashboard(),
      day: longDay(day),
      hours: /^\d+$/.test(closes) ? visitTime(Number(opens), Number(closes)) : `${opens}–${closes}`,
      pay: rate ? [/^[\d.]+$/.test(rate) ? formatMoney(Number(rate)) : rate] : [],
    }),
  ),
  cover_off: kind(t.cover_off, ['job', 'day', 'opens', 'why'], ({ why, ...given }, texts) => ({
    ...toDashboard(),
    ...when(given),
    why: chosen(texts.why, why),
  })),
  new_terms_proposed: ownTerms(t.new_terms_proposed),
  new_terms_agreed: ownTerms(t.new_terms_agreed),
  new_terms_off: ownTerms(t.new_terms_off),
  arrival_notes_changed: kind(t.arrival_notes_changed, ['job'], toDashboard),
  leave_settled: kind(t.leave_settled, ['job', 'reason', 'subject'], toApplication),
  takes_longer_caregiver: kind(t.takes_longer_caregiver, ['waiting'], ({ waiting }, texts) => ({
    ...toDashboard(),
    waiting: chosen(texts.waiting, waiting),
  })),
  job_found: kind(t.job_found, ['job', 'subject'], ({ subject }) => ({
    path: href('caregiverApply', { jobId: subject }),
  })),
  jobs_found: kind(t.jobs_found, ['job', 'count'], ({ job, count }) => {
    const titles = job.split('\n');
    const more = Number(count) - titles.length;
    return {
      path: `${href('caregiverJobs')}?fits=1&sort=newest&dir=asc`,
      job: titles,
      more: more > 0 ? [String(more)] : [],
    };
  }),

  request_received: kind(t.request_received, ['reference', 'subject'], toAdminRequest),
  request_changed: kind(t.request_changed, ['reference', 'subject'], toAdminRequest),
  request_withdrawn: kind(t.request_withdrawn, ['reference', 'subject'], toAdminRequest),
  request_resumed: kind(t.request_resumed, ['reference', 'subject'], toAdminRequest),
  request_idle: kind(t.request_idle, ['reference', 'day', 'subject'], ({ day, ...given }) => ({
    ...toAdminRequest(given),
    day: longDay(day),
  })),
  question_answered: kind(t.question_answered, ['reference', 'subject'], toAdminRequest),
  family_wrote: kind(t.family_wrote, ['reference', 'subject'], toAdminRequest),
  profile_to_check: kind(t.profile_to_check, ['subject'], toAdminCaregiver),
  document_to_check: kind(t.document_to_check, ['subject'], toAdminCaregiver),
  placed_document_lapsed: kind(
    t.placed_document_lapsed,
    ['document', 'day', 'subject'],
    ({ document, day, ...given }) => ({
      ...toAdminCaregiver(given),
      document: documentName(document),
      day: plainDay(day),
    }),
  ),
  caregiver_left: kind(t.caregiver_left, ['job', 'subject'], toAdminRequest),
  placed_away: kind(t.placed_away, ['job', 'day', 'until', 'subject'], ({ day, until, ...given }) => ({
    ...toAdminPlacement(given),
    day: longDay(day),
    until: longDay(until),
  })),
  application_received: kind(t.application_received, ['job', 'subject'], toAdminApplication),
  invitation_declined: kind(t.invitation_declined, ['job', 'subject'], toAdminApplication),
  introduction_answered: kind(
    t.introduction_answered,
    ['job', 'answer', 'subject'],
    ({ answer, ...given }, texts) => ({
      ...toAdminApplication(given),
      answer: chosen(texts.answer, answer),
    }),
  ),
  complaint_raised: kind(t.complaint_raised, ['reference', 'subject'], toAdminPlacement),
  safety_raised: kind(t.safety_raised, ['reference', 'subject'], toAdminPlacement),
  visit_uncovered: staffVisit(t.visit_uncovered),
  cover_agreed: staffVisit(t.cover_agreed),
  nobody_came: staffVisit(t.nobody_came),
  terms_refused: kind(t.terms_refused, ['job', 'subject'], toAdminPlacement),
  leave_asked: kind(t.leave_asked, ['job', 'subject'], toAdminPlacement),
  offer_answered: kind(t.offer_answered, ['job', 'answer', 'subject'], ({ answer, ...given }, texts) => ({
    ...toAdminApplication(given),
    answer: chosen(texts.answer, answer),
  })),
  offer_unanswered: kind(t.offer_unanswered, ['job', 'subject'], toAdminApplication),
  request_given: kind(t.request_given, ['reference', 'subject'], toAdminRequest),
  caregiver_given: kind(t.caregiver_given, ['subject'], toAdminCaregiver),
  overdue: kind(t.overdue, ['count'], toToday),
  staff_news: kind(t.staff_news, ['of', 'count'], ({ of }) => ({
    ...toToday(),
    what: (t as Partial<Record<string, { label?: string }>>)[of]?.label ?? of,
  })),

  confirmation: kind(t.confirmation, ['token'], ({ token }) => confirmation(token, 'signup')),
  recovery: kind(t.recovery, ['token'], ({ token }) => confirmation(token, 'recovery')),
  email_change: kind(t.email_change, ['token'], ({ token }) => confirmation(token, 'email_change')),
};

export type MessageKind = keyof typeof MESSAGES;

/** A param as text: a job by its name, a visit by its day and time, several each on a line, and times of a week as they are said. */
function inWords(value: unknown): string | undefined {
  if (typeof value === 'string') return wordCodes(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return (value as (NamedJob | Visit)[]).map(named).join('\n');
  if (!value) return undefined;
  return 'availability' in Object(value) ? tellTimes(value) : jobName(value as NamedJob);
}

function named(one: NamedJob | Visit): string {
  if (!('day' in one)) return jobName(one);
  const { day, opens } = when({ day: one.day, opens: String(one.opens) });
  return `${day}, ${opens}`;
}

/**
 * The message of a kind for an address, in the language of whoever reads it, or in ours. Throws when there is no such kind, or a
 * param is missing.
 */
export function messageOf(
  name: string,
  to: string,
  given: Readonly<Record<string, unknown>>,
  theirs: string | null = null,
  translations = TRANSLATIONS,
): Message {
  if (!Object.hasOwn(MESSAGES, name)) throw new Error(`There is no message of the kind "${name}".`);
  const { texts, params, values } = MESSAGES[name as MessageKind] as Kind;
  const known = params.map((param) => {
    const words = inWords(given[param]);
    if (words === undefined) throw new Error(`The message "${name}" lacks its ${param}.`);
    return [param, words] as const;
  });
  const asked = { ...Object.fromEntries(known), to };
  const language = languageFor(theirs, translations);
  const said = textsIn(language, name, texts, translations);
  const { path, ...meant } = values(asked, said);
  const all = { ...asked, ...meant };
  const lines = (list: readonly string[]) => list.flatMap((line) => linesOf(line, all));
  return {
    language,
    subject: fill(said.subject, all),
    heading: fill(said.heading, all),
    before: lines(said.before),
    link: { label: said.link, path, ...(said.hint && { hint: said.hint }) },
    after: lines(said.after),
  };
}

function linesOf(line: string, values: Omit<Values, 'path'>): string[] {
  for (const [name, value] of Object.entries(values))
    if (typeof value !== 'string' && line.includes(`{${name}}`))
      return value.map((one) => fill(line, { ...values, [name]: one }));
  return [fill(line, values)];
}
