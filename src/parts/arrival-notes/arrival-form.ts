import { ARRIVAL_FIELDS, type ArrivalNotes, type ArrivalTexts } from '../../domain/arrival-notes.ts';
import type { Failure } from '../../lib/failure.ts';
import { fill } from '../../lib/fill.ts';
import { mapped, type Result } from '../../lib/result.ts';
import { conflictForm } from '../../state/conflict.ts';
import { draftStore } from '../../state/draft-store.ts';
import * as t from './words.ts';

/** The texts, and the version that was seen; empty for none. */
export type ArrivalInput = ArrivalTexts & { seen: string };

export type ArrivalCalls = {
  /**
   * Saves the texts over the version that was seen, null for none. Refusals: changed_meanwhile, request_step_not_allowed.
   */
  save(texts: ArrivalTexts, seen: string | null): Promise<Result<unknown, Failure>>;
  /** Loads the current texts. */
  load(): Promise<Result<ArrivalNotes | null, Failure>>;
  refresh(): Promise<unknown>;
};

const MOST = 500;

/** The arrival notes. `draft` is the key of the draft on this device. */
export const createArrivalForm = (notes: ArrivalNotes | null, calls: ArrivalCalls, draft: string) =>
  conflictForm<ArrivalInput, unknown>({
    initial: toInput(notes),
    check: (input) =>
      Object.fromEntries(
        ARRIVAL_FIELDS.filter((field) => input[field].trim().length > MOST).map((field) => [
          field,
          fill(t.shorten, { most: MOST }),
        ]),
      ),
    submit: ({ access, safety, habits, seen }) =>
      calls.save({ access: access.trim(), safety: safety.trim(), habits: habits.trim() }, seen || null),
    latest: async () => mapped(await calls.load(), toInput),
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: calls.refresh,
    draft: draftStore<Partial<ArrivalInput>>(draft),
  });

const toInput = (notes: ArrivalNotes | null): ArrivalInput => ({
  access: notes?.access ?? '',
  safety: notes?.safety ?? '',
  habits: notes?.habits ?? '',
  seen: notes?.savedAt ?? '',
});
