import type { Failure } from '../../../lib/failure.ts';
import * as t from './look-up.words.ts';

/** Reference or private code is wrong: nobody learns which. */
export const NO_REQUEST: Failure = { kind: 'not-found', code: 'no_request' };

/** A private link that lost a part on its way. */
export const INCOMPLETE_LINK: Failure = { kind: 'not-found', code: 'incomplete_link' };

/** The link of a letter, which has no key, on a device that keeps none. */
export const REFERENCE_ALONE: Failure = { kind: 'not-found', code: 'reference_alone' };

/** The code that shows a request could not be fetched. */
export const PAGE_MISSING: Failure = { kind: 'offline', code: 'page_missing' };

/** Why a request could not be shown, in words, and what to do about it. */
export function lookUpWords({ kind, code }: Failure): { title: string; words: string } {
  if (code === NO_REQUEST.code)
    return {
      title: t.findNoRequestReference,
      words: t.compareBothWhatWrote,
    };
  if (code === INCOMPLETE_LINK.code)
    return {
      title: t.linkNotComplete,
      words: t.partLostWayOpen,
    };
  if (code === REFERENCE_ALONE.code)
    return {
      title: t.deviceNotKnowRequest,
      words: t.openPrivateLinkWere,
    };
  if (code === 'link_ended')
    return {
      title: t.linkEnded,
      words: t.linkEndedAskNew,
    };
  if (kind === 'offline')
    return {
      title: t.statusNeedsConnection,
      words: t.cantReachServiceFrom,
    };
  if (code === 'too_many_requests')
    return {
      title: t.triedManyTimesJust,
      words: t.keepStrangersFromGuessing,
    };
  return {
    title: t.cantLookUpRight,
    words: t.faultSideNothingHappens,
  };
}
