import type { HistoryWords, RecordedEvent } from '../../../domain/history.ts';
import { COMPLAINT_KINDS, type ComplaintKind } from '../../../domain/complaints.ts';
import {
  APPLICATION_STATUS,
  applicationWords,
  DOCUMENT_STATUS,
  JOB_STATUS,
  PROFILE_STATUS,
  REQUEST_STATUS,
} from '../../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { formatDate, formatFullDay, formatMoney, formatNumber } from '../../../domain/operator.ts';
import { toldTimeInWords } from '../../../domain/visit-hours.ts';
import type { VisitChange } from '../../../domain/visits.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Words = Omit<HistoryWords, 'people' | 'fields'>;
type Row = Record<string, unknown>;

const now = ({ after }: RecordedEvent) => Object(after) as Row;
const LINKS: Record<string, string> = t.links;
const before = (event: RecordedEvent) => Object(event.before) as Row;

const request: Words = {
  created: t.requestReceived,
  statuses: REQUEST_STATUS,
  steps: t.requestSteps,
  tell(event) {
    const { subjectType, action } = event;
    const has = (column: string) => now(event)[column] != null;
    if (subjectType === 'request_questions') {
      if (action === 'insert') return t.questionAsked;
      return has('answer') ? t.questionAnswered : '';
    }
    if (subjectType === 'family_messages') {
      if (action === 'insert') return t.familyWrote;
      return has('answered_as') ? t.familyAnswered[String(now(event)['answered_as'])] : '';
    }
    if (action === 'read') return t.contactRead;
    if (has('private_link')) return linkStep(now(event));
    if (subjectType === 'arrival_notes') return t.arrivalNotesChanged;
    // The contact comes and goes with the request itself.
    if (subjectType === 'request_contacts') return action === 'update' ? undefined : '';
    if (has('erased_at')) return t.detailsErased;
    const { priority, status } = now(event);
    if (action === 'update' && typeof priority === 'boolean' && !status)
      return priority ? t.markedUrgent : t.noLongerUrgent;
    return undefined;
  },
};

function linkStep({ private_link: done, made_by: madeBy }: Row): string | undefined {
  const words = t.privateLinks[String(done)];
  const which = LINKS[String(madeBy)];
  return words && which ? fill(t.linkNamed, { words, which }) : words;
}

const job: Words = {
  created: t.publishedJob,
  statuses: JOB_STATUS,
  steps: t.jobSteps,
};

const application: Words = {
  created: t.applied,
  statuses: APPLICATION_STATUS,
  steps: t.applicationSteps,
  tell(event) {
    const { status, has_applied: hasApplied } = now(event);
    if (event.action === 'insert') return status === 'invited' ? t.invited : undefined;
    if (before(event)['status'] === 'invited' && (status === 'declined' || status === 'withdrawn'))
      return applicationWords({ status, hasApplied: false }).label;
    if (before(event)['status'] === 'shortlisted' && status === 'submitted') return t.offShortlist;
    return status === 'submitted' && hasApplied ? t.applied : undefined;
  },
};

const YES_ENDED: Record<string, string> = t.yesNoLongerCounts;
const ANSWERS: Record<string, string> = t.answers;

const agreement: Words = {
  ...application,
  tell(event) {
    const { side, answer } = now(event);
    if (event.action === 'delete')
      return before(event)['answer'] === 'yes' ? YES_ENDED[String(before(event)['side'])] : '';
    if (typeof answer !== 'string') return '';
    const who = side === 'caregiver' ? t.theCaregiver : t.theFamily;
    return `${who} ${ANSWERS[answer] ?? answer}`;
  },
};

const placement: Words = {
  created: t.placed,
  statuses: {},
  // A placement has no status. Its first day and its end are worded like one.
  tell(event) {
    if (event.action !== 'update') return undefined;
    const row = now(event);
    if (row['first_day_confirmed_at']) return t.firstDayConfirmed;
    if (row['ended_at']) return t.ended;
    if ('leave_asked_at' in row && !('ends_on' in row))
      return row['leave_asked_at'] ? t.wantsToStop : t.staysAfterAll;
    // The audit log keeps that a reason was given, and not which.
    return 'end_reason' in row ? t.lastDayAgreed : undefined;
  },
};

const visitChange: Words = {
  created: t.visitChanged,
  statuses: {},
  tell(event) {
    const { action, detail } = event;
    const row = now(event);
    // Which change of which visit, and where it is moved to: cannot_come 2026-11-24 360-720.
    const [kind, day, opens, toDay, toOpens] = (detail ?? '').split(' ');
    if (!day || action === 'delete') return undefined;
    const when = (on: string, at = '') => `${formatFullDay(on)}, ${toldTimeInWords(at)}`;
    const visit = when(day, opens);
    const texts = t.visitChanges[kind as VisitChange | 'moved'];
    const to = toDay ? when(toDay, toOpens) : '';
    if (action === 'insert') return fill(texts.said, { visit, to });
    if (row['undone_at']) return fill(texts.undone, { visit, to });
    if (row['invited']) return fill(t.coverInvited, { name: String(row['invited']), visit });
    if (row['refused_by']) return fill(t.coverRefused, { name: String(row['refused_by']), visit });
    if (row['covered_by']) return fill(t.visitCovered, { name: String(row['covered_by']), visit });
    if ('covered_by' in row) return fill(t.visitOpenAgain, { visit });
    return row['settled_at'] ? fill(t.visitSettled, { visit }) : undefined;
  },
};

/** Of a change of terms what it came to, the latest first. */
const TERMS_STEPS = ['applied_at', 'agreed_at', 'ended_at', 'family_yes_at', 'caregiver_yes_at'] as const;
const termsChange: Words = {
  created: t.termsProposed,
  statuses: {},
  tell(event) {
    const row = now(event);
    const step = TERMS_STEPS.find((column) => row[column]);
    const refused = t.termsRefused[row['refused_by'] as keyof typeof t.termsRefused];
    const words = event.action === 'insert' ? t.termsProposedFrom : (refused ?? (step && t.termsSteps[step]));
    return words && event.detail ? fill(words, { day: formatDate(event.detail) }) : undefined;
  },
};

const profile: Words = {
  created: t.profileCreated,
  statuses: PROFILE_STATUS,
  steps: t.profileSteps,
  tell(event) {
    const row = now(event);
    if (row['changes_reason']) return t.changesAsked;
    if (Object.keys(row).join() === 'entered_at,unconfirmed') return t.entriesConfirmed;
    if ('changes_since' in before(event) && row['reviewed_at'] && !row['status']) return t.changesApproved;
    return undefined;
  },
};

const document: Words = {
  created: t.documentAdded,
  statuses: DOCUMENT_STATUS,
  tell(event) {
    const name =
      DOCUMENT_KINDS[(event.detail ?? now(event)['kind'] ?? before(event)['kind']) as DocumentKind];
    const did = documentStep(event);
    return did && (name ? `${did}: ${name}` : did);
  },
};

function documentStep(event: RecordedEvent): string | undefined {
  const { status } = now(event);
  if (event.action === 'insert') return t.documentAdded;
  if (event.action === 'delete') return t.documentRemoved;
  if (event.action === 'read') return t.documentOpened;
  if (status === 'verified') return t.documentVerified;
  if (status === 'rejected') return t.documentNotAccepted;
  return 'expires_on' in now(event) ? t.lastDayDocumentChanged : undefined;
}

const account: Words = {
  created: t.accountMade,
  visitor: t.thePerson,
  statuses: {},
  tell(event) {
    if (event.action === 'refuse') return refusedStep(event);
    if (event.action !== 'update') return undefined;
    const row = now(event);
    if ('deactivated_at' in row) return row['deactivated_at'] ? t.deactivated : t.reactivated;
    if (row['role'] === 'admin') return t.becameAdmin;
    if (row['role'] === 'caregiver') return t.becameCaregiver;
    if ('has_second_factor' in row)
      return row['has_second_factor'] ? t.secondFactorSetUp : t.secondFactorReset;
    return row['email_verified'] === true && !('email' in row) ? t.emailAddressConfirmed : undefined;
  },
};

/** Wrong passwords, codes and links, by the auth server’s codes. */
export const WAY_IN_REFUSED: Record<string, string> = t.wayInRefused;

/** The way in by name, or a step by its name; and how often, if not for the first time that day. */
export function refusedStep(event: RecordedEvent, steps: Readonly<Record<string, string>> = {}): string {
  const { refusal, times } = now(event);
  const step = steps[event.detail ?? ''];
  const did = WAY_IN_REFUSED[String(refusal)] ?? (step ? fill(t.stepRefusedNamed, { step }) : t.stepRefused);
  return Number(times) > 1 ? fill(t.timesADay, { did, times: formatNumber(Number(times)) }) : did;
}

/** Steps with short words of their own, by what was done. */
const plain = (words: Partial<Record<string, string>>): Words => ({
  created: words['insert'] ?? t.added,
  statuses: {},
  tell: ({ action }) => words[action],
});

const checkIn: Words = {
  ...plain({}),
  created: t.askedHowGoes,
  tell(event) {
    const { answer } = now(event);
    if (typeof answer !== 'string' || event.action !== 'update') return undefined;
    return answer === 'not_well' ? t.familySaysNotGo : t.familySaysGoesWell;
  },
};

const complaint: Words = {
  ...plain({}),
  created: t.complaintRaised,
  tell(event) {
    const row = now(event);
    const about = COMPLAINT_KINDS[(event.detail ?? row['kind']) as ComplaintKind];
    const step = row['settled_at']
      ? t.complaintSettled
      : row['reopened_at']
        ? t.complaintReopened
        : undefined;
    const did = event.action === 'insert' ? t.complaintRaised : step;
    return did && about ? `${did}: ${about}` : did;
  },
};

const invitation: Words = {
  ...plain({ insert: t.adminInvited, delete: t.invitationRemoved }),
  tell(event) {
    if (now(event)['accepted_at'] && event.action === 'update') return t.invitationAccepted;
    return now(event)['revoked_at'] && event.action === 'update' ? t.invitationTakenBack : undefined;
  },
};

const LISTS: Record<string, string> = t.lists;

/** What the events of each table are told in. */
export const HISTORY: Readonly<Record<string, Words>> = {
  requests: request,
  request_contacts: request,
  arrival_notes: request,
  request_questions: request,
  family_messages: request,
  jobs: job,
  applications: application,
  agreements: agreement,
  placements: placement,
  caregiver_profiles: profile,
  documents: document,
  users: account,
  offers: {
    ...plain({}),
    tell(event) {
      if (event.action !== 'insert')
        return event.action === 'update' ? t.termsOfferedAgain : t.offerTakenAway;
      const { visits, availability, hourly_rate: rate, starts_on: startsOn, ends_on: endsOn } = now(event);
      const terms = [
        typeof availability === 'number' && describeTimes({ visits, availability }),
        typeof rate === 'number' && fill(t.anHour, { rate: formatMoney(rate) }),
        typeof startsOn === 'string' && fill(t.fromDay, { day: formatDate(startsOn) }),
        typeof endsOn === 'string' && fill(t.untilDay, { day: formatDate(endsOn) }),
      ].filter(Boolean);
      return terms.length > 0 ? fill(t.termsOfferedOf, { terms: terms.join(', ') }) : t.termsOffered;
    },
  },
  time_off: {
    ...plain({}),
    tell(event) {
      const removed = event.action === 'delete';
      const { from_day: from, to_day: to } = removed ? before(event) : now(event);
      const what = removed ? t.daysOffRemoved : t.daysOffAdded;
      if (typeof from !== 'string' || typeof to !== 'string') return what;
      return fill(from === to ? t.dayOffOn : t.daysOffFromTo, {
        what,
        from: formatDate(from),
        to: formatDate(to),
      });
    },
  },
  check_ins: checkIn,
  complaints: complaint,
  visit_changes: visitChange,
  terms_changes: termsChange,
  invitations: invitation,
  activity_notes: {
    ...plain({ delete: t.noteGoneWhatAbout }),
    tell: ({ action, detail }) =>
      action === 'insert' ? (detail === 'call' ? t.callNoted : t.noteWasAdded) : undefined,
  },
  lists: {
    ...plain({}),
    tell: ({ detail }) => fill(t.listTakenOut, { list: LISTS[detail ?? ''] ?? detail ?? '' }),
  },
  credential_rules: plain({
    insert: t.ruleDocumentsAdded,
    update: t.ruleDocumentsChanged,
    delete: t.ruleDocumentsRemoved,
  }),
  presets: plain({ insert: t.presetSaved, update: t.presetChanged, delete: t.presetRemoved }),
  mails: plain({ delete: t.emailSentAgain }),
  functions: { ...plain({}), tell: (event) => refusedStep(event) },
  retention: plain({ erase: t.whatKeptLongEnough }),
  caregivers: plain({
    insert: t.olderRecordMade,
    update: t.olderRecordChanged,
    delete: t.olderRecordRemoved,
  }),
};
