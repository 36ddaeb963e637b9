import type { Failure } from '../../../lib/failure.ts';

/** Why a request could not be looked up, in words, and what to do about it. */
export function lookUpProblem(error: Failure): { title: string; words: string } {
  if (error.kind === 'offline')
    return {
      title: 'The status needs a connection',
      words: 'We can’t reach the service from here. Try again when you have a signal.',
    };
  if (error.code === 'too_many_requests')
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
