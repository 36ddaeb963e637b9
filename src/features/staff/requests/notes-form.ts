import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';

export const LONGEST_NOTES = 4000;

export type Notes = { internalNotes: string; priority: boolean };

/** What the team notes down for itself about a request; begins empty until the request is read. */
export const createNotesForm = (
  requestId: string,
  save: (notes: Notes) => Promise<Result<unknown, Failure>>,
) =>
  createForm<Notes, unknown>({
    initial: { internalNotes: '', priority: false },
    check: ({ internalNotes }) => ({
      internalNotes:
        internalNotes.length > LONGEST_NOTES
          ? `Shorten the notes to ${LONGEST_NOTES} characters.`
          : undefined,
    }),
    submit: save,
    draft: draftStore<Partial<Notes>>(`notes:${requestId}`),
  });
