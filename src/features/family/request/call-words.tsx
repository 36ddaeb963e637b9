import { explainOnForm } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { CALL_QUESTIONS } from './call-questions.ts';
import type { Words } from './family-words.ts';

/** What the wizard says to staff who enter a request while somebody is on the phone (decision 0128). */
export const CALL_WORDS: Words = {
  questions: CALL_QUESTIONS,
  titles: {
    helper: 'Who is calling for the family?',
    team: 'What should the team know?',
    check: 'Read it back to the caller',
  },
  send: 'Save request',
  again: 'Save again',
  kept: 'What the caller said is kept on this device.',
  sending: 'Saving the request…',
  Failure: NotSaved,
  resume: {
    title: 'A request is not finished',
    kept: (moment) => `What a caller said until ${moment} is still on this device.`,
    notSent: 'It has not been saved yet.',
    goOn: 'Go on with it',
    remove: 'Remove it',
    question: 'Remove what this caller said?',
    removed: 'The answers of this call will be removed from this device.',
  },
};

/** Why a request was not saved, and what to do while the caller waits. */
function NotSaved({ error }: { error: Failure }) {
  return (
    <Notice tone="danger" announce title="The request has not been saved">
      {error.kind === 'offline'
        ? 'The answers are on this device. Take the caller’s number, check the connection and press Save again.'
        : `${explainOnForm(error)} The answers are on this device.`}
    </Notice>
  );
}
