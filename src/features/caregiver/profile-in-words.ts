// bundle: own
import { addDocumentAt } from '../../domain/add-document-at.ts';
import { formatDate, operator, today } from '../../domain/operator.ts';
import { fieldsInWords, toFirstField } from '../../domain/profile-fields.ts';
import { href } from '../../domain/routes.ts';
import type { ProfileStatus } from '../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind, inWords } from '../../domain/vocabulary.ts';
import { answerInWords } from '../../domain/waiting.ts';
import type { Tone } from '../../lib/tone.ts';
import type { Answer } from './with-answer-by.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

type ProfileInWords = {
  tone: Tone;
  title: string;
  /** What happened so far. */
  now?: string;
  /** The one thing to do next. */
  next: string;
  /** What changing the profile means at this stage. */
  editing?: string;
  action?: { label: string; href: string };
};

type Reviewed = {
  status: ProfileStatus;
  statusReason: string | null;
  submittedAt: string | null;
  changesSince: string | null;
  changesReason: string | null;
  changesFields: readonly string[];
};

/**
 * The status of a caregiver's own profile, in words for the caregiver. `complete` is in percent, `Answer` says when
 * we answer, and `missing` has the documents it needs for approval, or that have expired since, if known.
 */
export function profileInWords(
  { status, statusReason, submittedAt, changesSince, changesReason, changesFields }: Reviewed,
  complete: number,
  { answerBy, lastStep }: Answer = { answerBy: null, lastStep: '' },
  day = today(),
  missing?: readonly DocumentKind[],
): ProfileInWords {
  const toProfile = (label: string, field = '') => ({ label, href: `${href('caregiverProfile')}${field}` });
  const answer = sentences(answerInWords(answerBy, day), lastStep);
  const reason = fill(t.weWrote, { statusReason: statusReason ?? '' });
  const about =
    changesFields.length > 0 ? fill(t.pleaseLookAgain, { fields: fieldsInWords(changesFields) }) : '';
  const change = toProfile(t.changeProfile, toFirstField(changesFields));
  switch (status) {
    case 'draft':
      return complete < 100
        ? {
            tone: 'info',
            title: t.completeProfile,
            next: t.onceCompleteApprovedSee,
            action: toProfile(t.goOnWithProfile),
          }
        : {
            tone: 'info',
            title: t.sendProfileReview,
            next: t.everythingThereSendRead,
            action: toProfile(t.goToProfile, '?section=send'),
          };
    case 'submitted':
      return {
        tone: 'info',
        title: t.readingProfile,
        now: sentences(
          submittedAt ? fill(t.youSentItOn, { date: formatDate(submittedAt) }) : t.youSentIt,
          answer,
        ),
        next: whatIsMissing(missing),
        editing: t.canStillChangeRead,
        action: {
          label: missing?.length === 0 ? t.seeDocuments : t.addDocuments,
          href: missing?.[0] ? addDocumentAt(missing[0]) : href('caregiverDocuments'),
        },
      };
    case 'changes_requested':
      return {
        tone: 'warning',
        title: t.profileNeedsChange,
        now: sentences(reason, about),
        next: t.changeThenSendAgain,
        editing: t.changeThenSendProfile,
        action: change,
      };
    case 'approved':
      if (changesReason) {
        return {
          tone: 'warning',
          title: t.changesNeedAnotherLook,
          now: sentences(fill(t.weWroteAboutChanges, { changesReason }), about),
          next: t.changeThemOnceMore,
          editing: t.untilTheyApprovedStay,
          action: change,
        };
      }
      return {
        tone: 'success',
        title: t.youAreApproved,
        now: changesSince
          ? sentences(fill(t.notReadYetWhat, { date: formatDate(changesSince) }), answer, t.untilThenMatched)
          : undefined,
        next: missing?.length ? t.keepTimesUpToDate : sentences(t.canApplyEveryJob, t.keepTimesUpToDate),
        editing: t.timesRatePhonePlace,
        action: toProfile(t.checkTimes, '#availability'),
      };
    case 'suspended':
      return {
        tone: 'danger',
        title: t.profileSuspended,
        now: reason,
        next: t.callTalkAboutUntil,
        editing: t.whatEnteredKeptBut,
        action: {
          label: fill(t.call, { phone: operator.contact.phone }),
          href: `tel:${operator.contact.phone.replace(/[^+\d]/g, '')}`,
        },
      };
  }
}

const sentences = (...all: readonly string[]) => all.filter(Boolean).join(' ');

function whatIsMissing(missing: readonly DocumentKind[] | undefined): string {
  if (!missing) return t.documentsCanBeAdded;
  if (missing.length === 0) return t.dontAnythingNow;
  return fill(t.beforeCanApproveStill, { words: inWords(missing, DOCUMENT_KINDS) });
}
