import { showPhone } from '../../../domain/phone.ts';
import { atom } from 'nanostores';
import {
  loadActivity,
  addNote,
  type About,
  type ActivitySource,
  type NewNote,
} from '../../../data/activity.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { fill } from '../../../lib/fill.ts';
import { createNoteForm } from './note-form.ts';
import * as t from './words.ts';

export const activityCalls = { loadActivity, addNote };
export type ActivityStore = ReturnType<typeof createActivity>;

/** How far our emails reach the family, and their number if it was read on record. */
type FamilyToTell = { reach: string | null; phone?: string | null };

/** Says to call the family, by how far our emails reach them. */
export const CALL_FAMILY: Readonly<Record<string, string>> = t.callFamily;
const AT_ONCE = 50;

/**
 * The history of a record, loaded as far back as needed, and a form for a note. `familyNow` is the family as last read.
 */
export function createActivity(
  about: About['about'],
  id: string,
  service = activityCalls,
  familyNow: () => FamilyToTell | undefined = () => undefined,
) {
  const $only = atom<ActivitySource | ''>('');
  const $size = atom(AT_ONCE);
  const happened = loadable(() => service.loadActivity({ about, id }, $only.get(), $size.get()));
  return {
    about,
    id,
    $only,
    happened,
    /** What was done and who was told. The family counts as told if our emails reach them. */
    toldWords(done: string, toldAll = '', toldOthers = '') {
      const family = familyNow();
      const call = CALL_FAMILY[family?.reach ?? ''];
      const told = call
        ? [toldOthers, fill(call, { recipient: showPhone(family?.phone ?? '') || t.them })]
        : [toldAll];
      return [done, ...told].filter(Boolean).join(' ');
    },
    /** Whether there may be more than `length` entries. */
    hasEarlier: (length: number) => length >= $size.get(),
    show(only: ActivitySource | '') {
      $only.set(only);
      $size.set(AT_ONCE);
      return happened.replace();
    },
    showEarlier() {
      $size.set($size.get() + 2 * AT_ONCE);
      return happened.replace();
    },
    note: createNoteForm(
      `${about}:${id}`,
      thenRefresh((note: NewNote) => service.addNote({ about, id }, note), happened.reload),
    ),
    reload: happened.reload,
  };
}
