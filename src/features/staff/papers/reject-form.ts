import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { overtakableForm } from '../../../state/overtaken.ts';
import type { PaperStore } from './papers-screen.ts';
import { type Standing, standingNow } from './verdict.ts';

export type Refusal = Standing & { chosen: string[]; words: string };

export const refusalInWords = ({ chosen, words }: Refusal) =>
  [...chosen, words.trim()].filter(Boolean).join(' ');

/** Why a paper is not accepted: sentences to choose from, and words of one's own. */
export const createRejectForm = (
  id: string,
  { reject, anew, seen }: Pick<PaperStore, 'reject' | 'anew' | 'seen'>,
) =>
  overtakableForm<Refusal, unknown>({
    initial: { chosen: [], words: '', seen, stands: '' },
    check: (values) => {
      const fault = reasonFault(refusalInWords(values), false);
      return refusalInWords(values) === '' ? { chosen: 'Choose a reason, or write one.' } : { words: fault };
    },
    submit: (values) => outcomeOf(reject)(refusalInWords(values), values.seen),
    latest: () => standingNow(anew, () => ({ chosen: [], words: '' })),
    seenIn: ({ seen }) => ({ seen }),
    onTaken: anew.refresh,
    draft: draftStore<Partial<Refusal>>(`refuse:${id}`),
  });
