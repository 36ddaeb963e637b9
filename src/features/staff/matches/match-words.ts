import { type MatchPart, wordPart } from '../../../domain/match-parts.ts';
import { countTimes } from '../../../domain/availability.ts';
import type { Hurdles, MatchFacts } from '../../../data/matches.ts';
import { hasExpired } from '../../../domain/document-check.ts';
import { explain, type Wording } from '../../../domain/explain.ts';
import { formatDate, formatDistance, formatList } from '../../../domain/operator.ts';
import { endInPast, type Ending } from '../../../domain/placement-state.ts';
import { applicationWords, type Invitable, type StatusWords } from '../../../domain/status.ts';
import { CARE_TYPES, type CareType, DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { clientName } from '../../../domain/client.ts';
import { aboutUnmet } from '../../../domain/unmet-about.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { NearMiss } from './load-matches.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export type Standing = Invitable & { placement: Ending | null };

/** The mark on a row of the match: its caregiver's status for the job. */
export function markOf({ status, hasApplied, placement }: Standing): StatusWords {
  const end = status === 'placed' && placement ? endInPast(placement) : undefined;
  if (end && !placement?.came) return { label: end.replace('did', 'Did'), tone: 'danger' };
  if (end) return { label: fill(t.wasPlaced, { end }), tone: 'neutral' };
  return applicationWords({ status, hasApplied });
}

/**
 * Whether a caregiver can be invited. Nobody is asked twice, except one who had not answered when an invitation
 * ended, or whose placement has ended. A caregiver who did not come is only considered again on purpose.
 */
export const canInvite = (application: Standing | undefined) =>
  !application || (application.status === 'declined' && !application.hasApplied) || mayReturn(application);

/** Whether an application has ended without a placement. */
export const isOut = (application: Standing | undefined): boolean =>
  application !== undefined &&
  application.hasApplied &&
  (application.status === 'withdrawn' || application.status === 'declined');

/** Best first, but those whose application has ended after all others. */
export const lastOnesOut = <One extends { caregiverId: string }>(
  ranked: readonly One[],
  standing: ReadonlyMap<string, Standing>,
): One[] => {
  const place = ({ caregiverId }: One) => Number(isOut(standing.get(caregiverId)));
  return ranked.toSorted((one, other) => place(one) - place(other));
};

/** Whether a caregiver came to the family, and no longer does. */
export const mayReturn = ({ status, placement }: Standing): boolean =>
  status === 'placed' && placement !== null && placement.endedAt !== null && placement.came;

/**
 * Whether a caregiver may still apply, also by phone: one who was not asked, has not answered, said no, or has
 * withdrawn.
 */
export const canApply = (application: Invitable | undefined) =>
  !application || !application.hasApplied || application.status === 'withdrawn';

/** The families whose placements take times that the job asks for; undefined if there are none. */
export function takenInWords(facts: MatchFacts | undefined, wanted: number): string | undefined {
  const taken = countTimes((facts?.taken ?? 0) & wanted);
  if (!facts || taken === 0) return undefined;
  return fill(t.takenTimes, { clients: clientsAt(facts, wanted), taken, all: countTimes(wanted) });
}

/** Who they are with at these times; what is taken by who is not known is with another family. */
function clientsAt({ placed }: MatchFacts, wanted: number): string {
  const names = placed
    .filter(({ times }) => times & wanted)
    .map(({ client }) => (client ? clientName(client) : t.anotherFamily));
  return formatList(new Set(names)) || t.anotherFamily;
}

/** That open offers for other jobs take times that the job asks for; undefined where none do. */
export function offeredInWords(parts: readonly MatchPart[]): string | undefined {
  const times = parts.find((one) => one.part === 'availability');
  return times && times.offered > 0 ? fill(t.openOfferTakes, { count: times.offered }) : undefined;
}

/** With how many families a caregiver is placed, and for how long in a week. */
export function loadInWords({ placed, weekMinutes }: MatchFacts): string {
  if (placed.length === 0) return t.noPlacementsNow;
  return fill(t.loadWords, { count: placed.length, hours: Math.round(weekMinutes / 6) / 10 });
}

/** Which visits a caregiver missed or called off. */
export function reliabilityInWords({ everPlaced, visitsMissed, visitsCalledOff }: MatchFacts): string {
  if (everPlaced === 0) return t.neverPlaced;
  const words = [
    visitsMissed > 0 && fill(t.visitsMissed, { count: visitsMissed }),
    visitsCalledOff > 0 && fill(t.visitsCalledOff, { count: visitsCalledOff }),
  ].filter(Boolean);
  return words.join(', ') || t.noVisitMissed;
}

/** Why a caregiver nearly fits, and what would help. */
export function wordNearMiss({ unmet, fullName, distanceKm, parts, facts }: NearMiss, wanted: number) {
  const [rule = unmet, subject = ''] = unmet.split(':');
  const name = fullName.split(' ')[0] ?? fullName;
  if (rule === 'credential') return wordDocument(name, subject as DocumentKind, facts);
  if (rule === 'care_type') {
    const care = (CARE_TYPES[subject as CareType] ?? subject).toLowerCase();
    return { why: fill(t.doesNotOffer, { name, care }), mend: t.askIfTheyOffer };
  }
  if (rule === 'too_far') {
    const beyond = facts?.radiusKm ? distanceKm - facts.radiusKm : undefined;
    return {
      why:
        beyond === undefined
          ? fill(t.notTravelFar, { name })
          : fill(t.beyondTravels, {
              beyond: formatDistance(Math.max(1, beyond)),
              radius: formatDistance(facts?.radiusKm ?? 0),
              name,
            }),
      mend: t.askWhetherTownNear,
    };
  }
  if (rule === 'away') {
    const times = parts.find(({ part }) => part === 'availability');
    return {
      why: `${times ? wordPart(times) : t.awayOnFirstDay}.`,
      mend: fill(t.askFamilyWhetherFirst, { name }),
    };
  }
  if (rule === 'no_free_times') {
    const taken = (facts?.taken ?? 0) & wanted;
    if (facts && taken === wanted && taken !== 0)
      return {
        why: fill(t.takenAllThese, { clients: clientsAt(facts, wanted) }),
        mend: t.otherTimesPartWeek,
      };
    return {
      why: fill(t.freeOtherTimesWeek, { name }),
      mend: t.askBothSidesWhether,
    };
  }
  return { why: t.oneMoreRequirementNot, mend: t.lookProfile };
}

function wordDocument(name: string, kind: DocumentKind, facts: MatchFacts | undefined) {
  const what = (DOCUMENT_KINDS[kind] ?? kind).toLowerCase();
  const document = facts?.documents.find((one) => one.kind === kind);
  if (!document) return { why: fill(t.givenNo, { name, what }), mend: t.askForIt };
  if (document.status === 'uploaded') return { why: fill(t.documentWaits, { name, what }), mend: t.checkIt };
  if (document.status === 'rejected')
    return { why: fill(t.documentNotAccepted, { name, what }), mend: t.askAnotherOne };
  return {
    why: document.expiresOn
      ? fill(t.ranOutOn, { name, what, date: formatDate(document.expiresOn) })
      : fill(t.ranOut, { name, what }),
    mend: t.askNewerOne,
  };
}

/** What a check means to staff who compare: whether the document counts, until when, or why not. */
export function documentInWords(kind: DocumentKind, facts: MatchFacts | undefined): string {
  const document = facts?.documents.find((one) => one.kind === kind);
  if (!document) return t.none;
  if (document.status === 'uploaded') return t.waitsCheckNotCount;
  if (document.status === 'rejected') return t.notAcceptedNotCount;
  if (!document.expiresOn) return t.checkedWithoutEnd;
  return hasExpired(document.expiresOn)
    ? fill(t.ranOutNotCount, { date: formatDate(document.expiresOn) })
    : fill(t.checkedExpires, { date: formatDate(document.expiresOn) });
}

const people = (number: number) => fill(t.caregivers, { count: number });

/** How many are within reach at all. */
export function reachInWords({ everyone, inReach }: Hurdles): string {
  if (everyone === 0) return t.noCaregiverApprovedYet;
  if (inReach === 0) return fill(t.noneWhoApprovedTravels, { count: everyone, people: people(everyone) });
  return fill(t.travelFarThese, { count: inReach, people: people(inReach) });
}

/** What a requirement excludes, and what would help. */
export function wordHurdle({ code, people: number }: Hurdles['lacking'][number]) {
  const [rule = code, subject = ''] = code.split(':');
  if (rule === 'credential') {
    const what = (DOCUMENT_KINDS[subject as DocumentKind] ?? subject).toLowerCase();
    return {
      what: fill(t.lackDocument, { count: number, what }),
      help: t.askThemConsiderWhether,
    };
  }
  if (rule === 'care_type') {
    const care = (CARE_TYPES[subject as CareType] ?? subject).toLowerCase();
    return {
      what: fill(t.doNotOfferCare, { count: number, care }),
      help: t.askIfTheyOffer,
    };
  }
  if (rule === 'away')
    return {
      what: fill(t.areAway, { count: number }),
      help: t.laterFirstDayWould,
    };
  if (rule === 'no_free_times')
    return {
      what: fill(t.haveNoFreeTimes, { count: number }),
      help: t.otherTimesWouldHelp,
    };
  return { what: fill(t.lackSomethingElse, { count: number }), help: '' };
}

/** Refusals of what is done from the match: they are about the caregiver. */
export const ABOUT_THEM: Wording = {
  already_applied: t.caregiverHasApplied,
  not_qualified: t.caregiverNoLongerMeets,
};

/** Why an invitation, a phone application or shortlisting was refused; names each unmet requirement. */
export function explainRefusal(failure: Failure): string {
  const unmet = failure.code === 'not_qualified' ? codesOf(failure).map(aboutUnmet) : [];
  return [explain(failure, ABOUT_THEM), unmet.length > 0 && `${unmet.join('; ')}.`].filter(Boolean).join(' ');
}
