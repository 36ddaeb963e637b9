import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const LONGEST_ANSWER = 4000;

type Options = {
  send(answer: string): Promise<Result<unknown, Failure>>;
  draft?: DraftStore<Partial<{ answer: string }>>;
};

/** The family's answer to one question. */
export const createAnswerForm = ({ send, draft }: Options) =>
  createForm({
    initial: { answer: '' },
    check: ({ answer }) => ({ answer: faultOf(answer) }),
    submit: ({ answer }) => send(answer.trim()),
    draft,
  });

function faultOf(answer: string): string | undefined {
  const { length } = answer.trim();
  if (length === 0) return t.writeAnswerFirst;
  return length > LONGEST_ANSWER ? fill(t.shortenAnswerCharacters, { most: LONGEST_ANSWER }) : undefined;
}
