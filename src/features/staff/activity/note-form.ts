import type { NewNote } from '../../../data/activity.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const LONGEST_NOTE = 4000;

/** As it is typed: `earlier` asks for the time, which is '' until it is named. */
export type TypedNote = NewNote & { earlier: boolean };

const blank = (): TypedNote => ({
  id: crypto.randomUUID(),
  kind: 'note',
  words: '',
  happened: '',
  earlier: false,
});

/**
 * A note or a call. Its id stays with what is typed. The same words sent again, after a lost answer or a reload, are
 * kept once.
 */
export function createNoteForm(key: string, add: (note: NewNote) => Promise<Result<unknown, Failure>>) {
  const form = createForm<TypedNote, TypedNote>({
    initial: blank(),
    check: ({ words, earlier, happened }) => ({
      words: faultOf(words.trim()),
      happened: earlier && !happened ? t.enterDayTime : undefined,
    }),
    submit: async (typed) => {
      const note = { ...typed, happened: typed.earlier ? typed.happened : '' };
      const answer = await add(note);
      // It arrived once, and was written on since: these words are kept as well.
      const kept =
        !answer.ok && answer.error.code === 'note_differs'
          ? await add({ ...note, id: crypto.randomUUID() })
          : answer;
      return kept.ok ? ok(typed) : kept;
    },
    faultsOf: ({ code }) => ({
      words: code === 'note_missing' ? t.writeSomethingFirst : undefined,
      happened: code === 'happened_invalid' ? t.enterTimeWithinLast : undefined,
    }),
    draft: draftStore<Partial<TypedNote>>(`note:${key}`),
  });
  return {
    form,
    /** Makes room for the next note; what was typed while this one was sent stays. */
    next(sent: TypedNote) {
      if (form.$state.get().values.words === sent.words) form.reset(blank());
      else form.change({ id: crypto.randomUUID() });
    },
  };
}

function faultOf(words: string): string | undefined {
  if (words === '') return t.writeSomethingFirst;
  return words.length > LONGEST_NOTE ? fill(t.shortenNoteCharacters, { most: LONGEST_NOTE }) : undefined;
}
