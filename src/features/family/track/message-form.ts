import { LONGEST_MESSAGE, type MessageAbout } from '../../../domain/family-messages.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { underOneId } from '../../../lib/one-id.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './message.words.ts';

type Values = { about: string; words: string };

/** A message to the team. Sending it twice makes one message. */
export function createMessageForm(
  draft: string,
  send: (id: string, about: MessageAbout, words: string) => Promise<Result<unknown, Failure>>,
) {
  const once = underOneId();
  return createForm<Values, unknown>({
    initial: { about: '', words: '' },
    check: ({ about, words }) => ({ about: about ? undefined : t.chooseAbout, words: faultOf(words.trim()) }),
    submit: ({ about, words }) =>
      once(`${about} ${words.trim()}`, (id) => send(id, about as MessageAbout, words.trim())),
    draft: draftStore<Partial<Values>>(draft),
  });
}

function faultOf(words: string): string | undefined {
  if (words === '') return t.missing;
  return words.length > LONGEST_MESSAGE ? fill(t.shorten, { most: LONGEST_MESSAGE }) : undefined;
}
