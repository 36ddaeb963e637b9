import * as t from './arrival-notes.words.ts';

/** What a caregiver should know on arrival; `savedAt` is its version. */
export type ArrivalNotes = ArrivalTexts<string | null> & { savedAt: string };
export type ArrivalTexts<Text = string> = { access: Text; safety: Text; habits: Text };

export const ARRIVAL_LABELS: Readonly<ArrivalTexts> = t.labels;
export const ARRIVAL_FIELDS = ['access', 'safety', 'habits'] as const;

/** The written texts, in the order in which they are needed. */
export const arrivalInWords = (notes: ArrivalNotes | null | undefined) =>
  ARRIVAL_FIELDS.flatMap((field) =>
    notes?.[field] ? [{ term: ARRIVAL_LABELS[field], description: notes[field] }] : [],
  );
