import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { overtakableForm } from '../../../state/overtaken.ts';
import { type PaperAnew, type Standing, standingNow } from '../papers/verdict.ts';

export type VerdictValues = Standing & { words: string };

/** What was checked, or why it is not accepted; `seen` is when the verdict was given that stands, `draft` the key under which it is kept. */
export const createVerdictForm = (
  act: (words: string, seen: string | null) => Promise<Result<unknown, Failure>>,
  draft: string,
  seen: string | null,
  anew: PaperAnew,
) =>
  overtakableForm<VerdictValues, unknown>({
    initial: { words: '', seen, stands: '' },
    check: ({ words }) => ({ words: reasonFault(words.trim(), false) }),
    submit: ({ words, seen }) => act(words.trim(), seen),
    latest: () => standingNow(anew, () => ({ words: '' })),
    seenIn: ({ seen }) => ({ seen }),
    onTaken: anew.refresh,
    draft: draftStore<Partial<VerdictValues>>(draft),
  });
