import type { Failure } from '../../../lib/failure.ts';

/** Reference or private code is wrong: nobody learns which. */
export const NO_REQUEST: Failure = { kind: 'not-found', code: 'no_request' };

/** A private link that lost a part on its way. */
export const INCOMPLETE_LINK: Failure = { kind: 'not-found', code: 'incomplete_link' };

/** The link of a letter or of a later email, which has no key, on a device that keeps none. */
export const REFERENCE_ALONE: Failure = { kind: 'not-found', code: 'reference_alone' };

/** The code that shows a request could not be fetched. */
export const PAGE_MISSING: Failure = { kind: 'offline', code: 'page_missing' };

/** Why a request could not be shown, in words, and what to do about it. */
export function lookUpWords({ kind, code }: Failure): { title: string; words: string } {
  if (code === NO_REQUEST.code)
    return {
      title: 'We find no request with this reference and this private code',
      words:
        'Compare both with what you wrote down, letter by letter. If you have the private link, open it as a whole.',
    };
  if (code === INCOMPLETE_LINK.code)
    return {
      title: 'This link is not complete',
      words:
        'Part of it was lost on the way. Open it once more from where you got it, or type in the private code.',
    };
  if (code === REFERENCE_ALONE.code)
    return {
      title: 'This device does not know your request yet',
      words:
        'Open it with the private link that you were given with your request, or that is in our first email. If you can’t find it, we email you a new one. The private code below is the end of that link.',
    };
  if (code === 'link_replaced')
    return {
      title: 'This link has been replaced',
      words:
        'A newer private link to this request was sent by email or given by phone, and only that one opens it. If you don’t have it, ask for a new one.',
    };
  if (kind === 'offline')
    return {
      title: 'The status needs a connection',
      words: 'We can’t reach the service from here. Try again when you have a signal.',
    };
  if (code === 'too_many_requests')
    return {
      title: 'That was tried many times just now',
      words:
        'To keep strangers from guessing, we limit how often one connection may ask. Wait a few minutes.',
    };
  return {
    title: 'We can’t look it up right now',
    words: 'The fault is on our side, and nothing happens to your request. Try again in a moment.',
  };
}
