import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { conflictForm } from '../../../state/conflict.ts';
import type { DocumentStore } from './documents-screen.ts';
import { type Verdict, currentVerdict } from './verdict.ts';
import * as t from './words.ts';

export type Refusal = Verdict & { chosen: string[]; words: string };

export const refusalInWords = ({ chosen, words }: Refusal) =>
  [...chosen, words.trim()].filter(Boolean).join(' ');

/** Why a document is not accepted: ready sentences and the admin's own words. */
export const createRejectForm = (
  id: string,
  { reject, reload, seen }: Pick<DocumentStore, 'reject' | 'reload' | 'seen'>,
) =>
  conflictForm<Refusal, unknown>({
    initial: { chosen: [], words: '', seen, current: '' },
    check: (values) => {
      const fault = reasonFault(refusalInWords(values), false);
      return refusalInWords(values) === '' ? { chosen: t.chooseReasonWriteOne } : { words: fault };
    },
    submit: (values) => outcomeOf(reject)(refusalInWords(values), values.seen),
    latest: () => currentVerdict(reload, () => ({ chosen: [], words: '' })),
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
    draft: draftStore<Partial<Refusal>>(`refuse:${id}`),
  });
