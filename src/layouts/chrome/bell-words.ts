import { hasExpired } from '../../domain/document-check.ts';
import { isReplaced } from '../../domain/is-replaced.ts';
import {
  APPLICATION_STATUS,
  DOCUMENT_STATUS,
  EXPIRED,
  PROFILE_STATUS,
  type DocumentStatus,
  hasLeft,
  type Invitable,
  type Leavable,
  type ProfileStatus,
} from '../../domain/status.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

type Document = Parameters<typeof isReplaced>[0];

/** The status of a profile; `percent` is how complete it is. */
export function wordProfile(status: ProfileStatus, percent: number): string {
  const { label } = PROFILE_STATUS[status];
  if (percent < 100) return fill(t.complete, { label, percent });
  return status === 'draft' ? t.completeNotSentReview : label;
}

/** How many documents are in each state: what needs the caregiver first. Replaced ones don't count. */
export function wordDocuments(all: Document[], day?: string): string {
  if (all.length === 0) return t.noneUploadedYet;
  const documents = all.filter((document) => !isReplaced(document, all, day));
  const expired = documents.filter(({ expiresOn }) => hasExpired(expiresOn, day));
  const current = documents.filter((document) => !expired.includes(document));
  const inState = (status: DocumentStatus) => current.filter((document) => document.status === status).length;
  return listOf([
    [inState('rejected'), DOCUMENT_STATUS.rejected.label],
    [expired.length, EXPIRED.label],
    [inState('uploaded'), DOCUMENT_STATUS.uploaded.label],
    [inState('verified'), DOCUMENT_STATUS.verified.label],
  ]);
}

/** How many applications are in each state: the furthest on the way to a placement first. */
export function wordApplications(all: (Invitable & Leavable)[]): string {
  // What was but an invitation counts while it can be answered.
  const applications = all.filter(({ status, hasApplied }) => hasApplied || status === 'invited');
  if (applications.length === 0) return t.notAppliedJobYet;
  const states = [
    'placed',
    'accepted',
    'offered',
    'introduced',
    'shortlisted',
    'submitted',
    'invited',
    'declined',
    'withdrawn',
  ] as const;
  const ended = applications.filter(hasLeft);
  return listOf([
    ...states.map((state): [number, string] => [
      applications.filter((one) => one.status === state && !ended.includes(one)).length,
      APPLICATION_STATUS[state].label,
    ]),
    [ended.length, fill(t.placementsEnded, { count: ended.length })],
  ]);
}

function listOf(counts: [number, string][]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${count} ${label.toLowerCase()}`)
    .join(', ');
}
