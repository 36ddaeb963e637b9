import { daysAfter } from '../../../domain/calendar-day.ts';
import { hasExpired, isHeld, RUNS_OUT_DAYS } from '../../../domain/document-check.ts';
import { formatDate, formatLongDay, today } from '../../../domain/operator.ts';
import { addDocumentAt } from '../../../domain/add-document-at.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import type { Tone } from '../../../lib/tone.ts';
import { livePlacements } from '../live-placements.ts';
import type { ProfilePage } from '../load-profile.ts';
import type { OwnApplications, OwnDocuments } from '../matched-jobs.ts';
import { profileInWords } from '../profile-in-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export type NextStep = {
  key: string;
  tone: Tone;
  title: string;
  words: string;
  action?: { label: string; href: string };
  /** We wait for an answer. */
  isAsked?: true;
};

type Standing = ProfilePage & {
  documents: OwnDocuments;
  applications: OwnApplications;
  /** The documents missing for approval; undefined if that can’t be read. */
  missingDocuments?: readonly DocumentKind[] | undefined;
};

/**
 * The caregiver's tasks, most urgent first: an offer; new terms; a profile to complete or change; documents that were
 * not accepted or expire. Last the profile's status, unless all is well and families are expecting them.
 */
export function nextSteps(standing: Standing, day = today()): NextStep[] {
  const { profile, documents, applications } = standing;
  const state = profileStep(standing, day);
  if (profile.status === 'suspended') return [state];
  const waits = profile.status === 'draft' || state.tone === 'warning';
  const isKnown = state.tone === 'success' && livePlacements(applications).length > 0;
  const needed = documentsToRenew(documents, day);
  return [
    ...offers(standing, day),
    ...termsToAnswer(standing),
    ...(waits ? [state, ...needed] : [...needed, ...(isKnown ? [] : [state])]),
  ];
}

function profileStep(standing: Standing, day: string): NextStep {
  const { profile, completeness, documents, missingDocuments } = standing;
  // One that was not accepted or has expired has a step of its own.
  const missing = missingDocuments?.filter((wanted) => documents.every(({ kind }) => kind !== wanted));
  const { tone, title, now, next, action } = profileInWords(
    profile,
    completeness.percent,
    standing,
    day,
    profile.status === 'approved' ? expiredKinds(documents, day) : missing,
  );
  if (missing?.length === 0 && missingDocuments?.length)
    return { key: 'profile', tone, title, words: now ?? '' };
  return { key: 'profile', tone, title, words: [now, next].filter(Boolean).join(' '), action };
}

/** Offers that can still be answered. An expired one comes back to us. */
const offers = ({ applications }: Standing, day: string): NextStep[] =>
  applications.flatMap(({ id, status, job, offer }): NextStep[] =>
    status === 'offered' && offer && day <= offer.standsUntil
      ? [
          {
            key: id,
            isAsked: true,
            tone: 'success',
            title: job ? fill(t.offerOf, { title: job.title }) : t.weOffer,
            words: fill(t.readTimesPayFirst, { day: formatLongDay(offer.standsUntil) }),
            action: { label: t.answerOffer, href: `${href('caregiverApplication', { id })}#offer` },
          },
        ]
      : [],
  );

/** Changed terms that need the caregiver’s answer. */
const termsToAnswer = ({ applications }: Standing): NextStep[] =>
  applications.flatMap(({ id, job, placement }) =>
    (placement?.newTerms ?? [])
      .filter(({ agreed, said }) => !agreed && !said)
      .map((terms): NextStep => ({
        key: terms.id,
        isAsked: true,
        tone: 'warning',
        title: job ? fill(t.newTermsOf, { title: job.title }) : t.newTerms,
        words: fill(t.readNewTerms, { day: formatLongDay(terms.fromDay) }),
        action: { label: t.answerNewTerms, href: `${href('caregiverApplication', { id })}#terms` },
      })),
  );

/** The kinds that expired and have none in their place. */
const expiredKinds = (documents: OwnDocuments, day: string) =>
  documents.flatMap(({ kind, status, expiresOn }) =>
    status === 'verified' &&
    hasExpired(expiresOn, day) &&
    !documents.some((other) => other.kind === kind && isHeld(other, day))
      ? [kind]
      : [],
  );

/** Of each kind only the latest document counts. One we are checking needs no action. */
function documentsToRenew(documents: OwnDocuments, day: string): NextStep[] {
  const soon = daysAfter(day, RUNS_OUT_DAYS);
  const latest = documents.filter(
    ({ kind }, index) => documents.findIndex((other) => other.kind === kind) === index,
  );
  const renew = (kind: (typeof documents)[number]['kind']) => ({
    label: t.addNewOne,
    href: addDocumentAt(kind),
  });
  const rejected = latest
    .filter(({ status }) => status === 'rejected')
    .map(({ id, kind, checkNote }): NextStep => ({
      key: id,
      tone: 'warning',
      title: fill(t.notAccepted, { document: DOCUMENT_KINDS[kind] }),
      words: checkNote ? fill(t.weWrote, { checkNote }) : t.pleaseAddAnotherOne,
      action: renew(kind),
    }));
  const lasts = (wanted: string) =>
    documents.some((other) => other.kind === wanted && isHeld(other, day) && isHeld(other, soon));
  const runningOut = latest
    .filter(
      ({ kind, status, expiresOn }) => status === 'verified' && hasExpired(expiresOn, soon) && !lasts(kind),
    )
    .sort((one, other) => (one.expiresOn ?? '').localeCompare(other.expiresOn ?? ''))
    .map(({ id, kind, expiresOn }): NextStep => {
      const over = hasExpired(expiresOn, day);
      return {
        key: id,
        tone: 'warning',
        title: fill(over ? t.expired : t.expiresSoon, { document: DOCUMENT_KINDS[kind] }),
        words: over
          ? fill(t.expiredJobsAskNeed, { date: formatDate(expiresOn ?? '') })
          : fill(t.expiresJobsAskNeed, { date: formatDate(expiresOn ?? '') }),
        action: renew(kind),
      };
    });
  return [...rejected, ...runningOut];
}
