import type { NewNote } from '../../../data/activity.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const LONGEST_NOTE = 4000;

/** A note as typed. If `earlier` is ticked, the time is '' until it is entered. */
export type TypedNote = NewNote & { earlier: boolean };

const blank = (): TypedNote => ({
  id: crypto.randomUUID(),
  kind: 'note',
  words: '',
  happened: '',
  earlier: false,
});

/** A note or a call. It keeps its id, so that sending it again, after a lost answer or a reload, adds it once. */
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
      // An earlier version had arrived, so this one is added as another note.
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
    /** Empties the form for the next note, except for what was typed while this one was being sent. */
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
