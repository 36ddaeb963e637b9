import { explainOnForm } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { CALL_QUESTIONS } from './call-questions.ts';
import type { Words } from './family-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** What the wizard says to staff who enter a request during a call (decision 0128). */
export const CALL_WORDS: Words = {
  questions: CALL_QUESTIONS,
  titles: {
    helper: t.whoCallingFamily,
    team: t.whatShouldTeamKnow,
    check: t.readBackCaller,
  },
  send: t.saveRequest,
  again: t.saveAgain,
  kept: t.whatCallerSaidKept,
  sending: t.savingRequest,
  Failure: NotSaved,
  resume: {
    title: t.requestNotFinished,
    kept: (moment) => fill(t.whatCallerSaidUntil, { moment }),
    notSent: t.notSavedYet,
    goOn: t.continueIt,
    remove: t.removeIt,
    question: t.removeWhatCallerSaid,
    removed: t.answersCallWillRemoved,
  },
};

/** Why a request was not saved, and what to do while the caller waits. */
function NotSaved({ error }: { error: Failure }) {
  return (
    <Notice tone="danger" announce title={t.requestNotSaved}>
      {error.kind === 'offline' ? t.answersDeviceTakeCallers : `${explainOnForm(error)} ${t.answersDevice}`}
    </Notice>
  );
}
