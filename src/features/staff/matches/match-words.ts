import { wordPart } from '../../../domain/match-parts.ts';
import { countTimes } from '../../../domain/availability.ts';
import type { Hurdles, MatchFacts } from '../../../data/matches.ts';
import { hasExpired } from '../../../domain/document-check.ts';
import { explain, type Wording } from '../../../domain/explain.ts';
import { formatDate, formatDistance } from '../../../domain/operator.ts';
import { endInPast, type Ending } from '../../../domain/placement-state.ts';
import { applicationWords, type Invitable, type StatusWords } from '../../../domain/status.ts';
import { CARE_TYPES, type CareType, DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { wordUnmet } from '../../../domain/unmet-requirements.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { NearMiss } from './load-matches.ts';

export type Standing = Invitable & { placement: Ending | null };

/** What a row of the match is marked with: how its caregiver stands to the job. */
export function markOf({ status, hasApplied, placement }: Standing): StatusWords {
  const end = status === 'placed' && placement ? endInPast(placement) : undefined;
  if (end && !placement?.came) return { label: end.replace('did', 'Did'), tone: 'danger' };
  if (end) return { label: `Was placed, ${end}`, tone: 'neutral' };
  if (status === 'submitted') return { label: 'Applied', tone: 'info' };
  if (status === 'withdrawn') return { label: hasApplied ? 'Withdrew' : 'Said no', tone: 'neutral' };
  return applicationWords({ status, hasApplied });
}

/**
 * Whether somebody can be invited: nobody is asked twice, but whoever had not answered when an invitation ended, or was placed until
 * that ended. Whoever did not come is only considered again on purpose.
 */
export const canInvite = (application: Standing | undefined) =>
  !application || (application.status === 'declined' && !application.hasApplied) || mayReturn(application);

/** Whether somebody came to the family, and no longer does. */
export const mayReturn = ({ status, placement }: Standing): boolean =>
  status === 'placed' && placement !== null && placement.endedAt !== null && placement.came;

/** Whether somebody may still apply, and so by phone: whoever was not asked, has not answered, said no, or has withdrawn. */
export const canApply = (application: Invitable | undefined) =>
  !application || !application.hasApplied || application.status === 'withdrawn';

/** That other placements take times that the job asks for; undefined where none do. */
export function takenInWords(facts: MatchFacts | undefined, wanted: number): string | undefined {
  const taken = countTimes((facts?.taken ?? 0) & wanted);
  return taken > 0 ? `With another family for ${taken} of ${countTimes(wanted)} times` : undefined;
}

/** Why somebody nearly fits, and what would mend it. */
export function wordNearMiss({ unmet, fullName, distanceKm, parts, facts }: NearMiss, wanted: number) {
  const [rule = unmet, subject = ''] = unmet.split(':');
  const name = fullName.split(' ')[0] ?? fullName;
  if (rule === 'credential') return wordDocument(name, subject as DocumentKind, facts);
  if (rule === 'care_type') {
    const care = (CARE_TYPES[subject as CareType] ?? subject).toLowerCase();
    return { why: `${name} does not offer ${care}.`, mend: 'Ask whether it belongs in the profile.' };
  }
  if (rule === 'too_far') {
    const beyond = facts?.radiusKm ? distanceKm - facts.radiusKm : undefined;
    return {
      why:
        beyond === undefined
          ? `${name} does not travel this far.`
          : `${formatDistance(Math.max(1, beyond))} beyond the ${formatDistance(facts?.radiusKm ?? 0)} that ${name} travels.`,
      mend: 'Ask whether this town is near enough after all.',
    };
  }
  if (rule === 'away') {
    const times = parts.find(({ part }) => part === 'availability');
    return {
      why: `${times ? wordPart(times) : 'Away on the first day'}.`,
      mend: `Ask the family whether the first day could be later, or ${name} whether it could be sooner.`,
    };
  }
  if (rule === 'no_free_times') {
    const taken = (facts?.taken ?? 0) & wanted;
    if (taken === wanted && taken !== 0)
      return {
        why: `With another family at all of these times.`,
        mend: 'Other times, or a part of the week, may suit.',
      };
    return {
      why: `${name} is free at other times of the week.`,
      mend: 'Ask both sides whether the times could move.',
    };
  }
  return { why: 'One more requirement is not met.', mend: 'Look at the profile.' };
}

function wordDocument(name: string, kind: DocumentKind, facts: MatchFacts | undefined) {
  const what = (DOCUMENT_KINDS[kind] ?? kind).toLowerCase();
  const document = facts?.documents.find((one) => one.kind === kind);
  if (!document) return { why: `${name} has given us no ${what}.`, mend: 'Ask for it.' };
  if (document.status === 'uploaded')
    return { why: `${name}’s ${what} waits for your check.`, mend: 'Check it.' };
  if (document.status === 'rejected')
    return { why: `${name}’s ${what} was not accepted.`, mend: 'Ask for another one.' };
  return {
    why: `${name}’s ${what} ran out${document.expiresOn ? ` on ${formatDate(document.expiresOn)}` : ''}.`,
    mend: 'Ask for a newer one.',
  };
}

/** What a check means to staff who compare: whether the document counts, until when, or why not. */
export function documentInWords(kind: DocumentKind, facts: MatchFacts | undefined): string {
  const document = facts?.documents.find((one) => one.kind === kind);
  if (!document) return 'None';
  if (document.status === 'uploaded') return 'Waits for your check: does not count yet';
  if (document.status === 'rejected') return 'Not accepted: does not count';
  if (!document.expiresOn) return 'Checked: counts without end';
  return hasExpired(document.expiresOn)
    ? `Ran out on ${formatDate(document.expiresOn)}: does not count`
    : `Checked: expires on ${formatDate(document.expiresOn)}`;
}

const people = (number: number) => (number === 1 ? '1 caregiver' : `${number} caregivers`);
const is = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** How many are within reach at all. */
export function reachInWords({ everyone, inReach }: Hurdles): string {
  if (everyone === 0) return 'No caregiver is approved yet.';
  if (inReach === 0) return `None of ${people(everyone)} who are approved travels this far.`;
  return `${people(inReach)} ${inReach === 1 ? 'travels' : 'travel'} this far. Of these:`;
}

/** What a requirement excludes, and what would help. */
export function wordHurdle({ code, people: number }: Hurdles['lacking'][number]) {
  const [rule = code, subject = ''] = code.split(':');
  if (rule === 'credential') {
    const what = (DOCUMENT_KINDS[subject as DocumentKind] ?? subject).toLowerCase();
    return {
      what: `${is(number, 'has', 'have')} no ${what} that we have checked and that is in date`,
      help: 'Ask them for it, or consider whether the job needs it.',
    };
  }
  if (rule === 'care_type') {
    const care = (CARE_TYPES[subject as CareType] ?? subject).toLowerCase();
    return {
      what: `${is(number, 'does', 'do')} not offer ${care}`,
      help: 'Ask whether somebody may offer it, too.',
    };
  }
  if (rule === 'away')
    return {
      what: `${is(number, 'is', 'are')} away on the first day`,
      help: 'A later first day would help.',
    };
  if (rule === 'no_free_times')
    return {
      what: `${is(number, 'has', 'have')} none of these times free`,
      help: 'Other times would help.',
    };
  return { what: `${is(number, 'lacks', 'lack')} something else`, help: '' };
}

/** Refusals of what is done from the match: they are about the caregiver. */
const ABOUT_THEM: Wording = {
  already_applied: 'This caregiver has applied meanwhile.',
  not_qualified: 'This caregiver no longer meets what the job asks for.',
};

/** Why an invitation, an application by phone or a short list was refused; names each requirement that is not met. */
export function explainRefusal(failure: Failure): string {
  const unmet = failure.code === 'not_qualified' ? codesOf(failure).map((code) => wordUnmet(code).about) : [];
  return [explain(failure, ABOUT_THEM), unmet.length > 0 && `${unmet.join('; ')}.`].filter(Boolean).join(' ');
}
