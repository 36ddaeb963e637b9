import type { AuditEvent } from '../../../data/audit-log.ts';
import { clientName } from '../../../domain/client.ts';
import { explain } from '../../../domain/explain.ts';
import { changeLines, historyInWords } from '../../../domain/history.ts';
import { formatNumber } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { fieldsOf } from '../activity/field-words.ts';
import { fill } from '../../../lib/fill.ts';
import { HISTORY, refusedStep, WAY_IN_REFUSED } from '../activity/history-words.ts';
import * as t from './words.ts';

export type AuditEntry = {
  id: number;
  at: string;
  by: string;
  /** What was done, and the reason if there is one. */
  did: string;
  note?: string;
  /** From what to what, a line each. */
  changes: string[];
  /** What it is about; a thing that is gone has no page. */
  thing: string;
  path?: string;
};

const REFUSED_CALLS: Readonly<Record<string, string>> = t.refusedCalls;
const WORDS: typeof HISTORY = {
  ...HISTORY,
  functions: {
    created: t.added,
    statuses: {},
    tell: (one) => refusedStep(one, REFUSED_CALLS),
  },
};

/** An event as a line of the audit log. */
export function auditEntry(event: AuditEvent, ownId: string | undefined): AuditEntry {
  const words = WORDS[event.subjectType];
  const fields = fieldsOf(event);
  const people = ownId ? { [ownId]: t.you } : {};
  const told = words && historyInWords([event], { ...words, fields, people })[0];
  // What a page leaves out is here all the same, such as that it has no owner any more.
  const plain = historyInWords([event], {
    created: t.added,
    statuses: {},
    fields,
    people,
    tell: ({ action }) =>
      UNTOLD[event.subjectType]?.[action] ?? (action === 'update' ? changedOf(event) : undefined),
  })[0];
  const { page, pageId, thing, client } = event;
  return {
    id: event.id,
    at: event.occurredAt,
    by: ((told ?? plain)?.by ?? '').replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    did: (told ?? plain)?.title ?? '',
    changes: changeLines((told ?? plain)?.changes ?? []),
    note: event.action === 'refuse' ? refusalOf(event) : told?.note,
    thing: thing
      ? [client && clientName(client), `${page ? KINDS[page] : ''} ${thing}`.trim()]
          .filter(Boolean)
          .join(' · ')
      : (UNNAMED[event.subjectType] ?? t.noLongerThere),
    path: page && pageId ? href(PAGES[page], { id: pageId }) : LISTS[event.detail ?? ''],
  };
}

/** Of a change nothing is left but that it was made, once its contents were erased. */
const changedOf = ({ before, after }: AuditEvent) => (before || after ? t.changed : t.changedErased);

/** What the pages leave out, because it goes without saying there. */
const UNTOLD: Record<string, Partial<Record<string, string>>> = {
  requests: { update: t.answersChanged },
  request_contacts: { insert: t.contactReceived, delete: t.contactErased },
  request_questions: { update: t.answerRead, delete: t.questionErased },
  family_messages: { delete: t.messageErased },
  agreements: { delete: t.answerNoLongerCounts },
};
const KINDS = {
  request: t.request,
  application: t.applicationOf,
  placement: t.placementOf,
  caregiver: '',
  user: '',
} as const;
const PAGES = {
  request: 'adminRequest',
  application: 'adminApplication',
  placement: 'adminPlacement',
  caregiver: 'adminCaregiver',
  user: 'adminUser',
} as const;
/** What has no page of its own, or no name once it is gone. */
const UNNAMED: Record<string, string> = t.unnamed;
const LISTS: Record<string, string> = {
  requests: href('adminRequests'),
  caregivers: href('adminCaregivers'),
  applications: href('adminApplications'),
  placements: href('adminPlacements'),
  users: href('adminUsers'),
  audit_log: href('adminAuditLog'),
};

/** Why it was refused, and from where. */
function refusalOf({ subjectType, after }: AuditEvent): string {
  const { refusal, addresses } = Object(after) as { refusal?: string; addresses?: number };
  const isWayIn = refusal && refusal in WAY_IN_REFUSED;
  const why = isWayIn
    ? refusal === 'invalid_credentials' && subjectType === 'functions' && t.noSuchAccount
    : refusal && explain({ kind: 'refused', code: refusal });
  const from =
    addresses === 1
      ? t.fromAddress
      : addresses && fill(t.fromAddresses, { addresses: formatNumber(addresses) });
  return [why, from].filter(Boolean).join(' ');
}
