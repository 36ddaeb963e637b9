import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import type { PaperStore } from './papers-screen.ts';

type Refusal = { chosen: string[]; words: string };

/** Why a paper is not accepted: sentences to choose from, and words of one's own. */
export const createRejectForm = (id: string, reject: PaperStore['reject']) => {
  const wordsOf = ({ chosen, words }: Refusal) => [...chosen, words.trim()].filter(Boolean).join(' ');
  return createForm({
    initial: { chosen: [], words: '' } as Refusal,
    check: (values) => {
      const fault = reasonFault(wordsOf(values), false);
      return wordsOf(values) === '' ? { chosen: 'Choose a reason, or write one.' } : { words: fault };
    },
    submit: (values) => outcomeOf(reject)(wordsOf(values)),
    draft: draftStore<Partial<Refusal>>(`refuse:${id}`),
  });
};
