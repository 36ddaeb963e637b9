import type { RecordedEvent } from '../domain/history.ts';
import { ok } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** The record that a page is about. */
export type About = { about: 'request' | 'application' | 'placement' | 'caregiver' | 'user'; id: string };
export type ActivitySource = 'note' | 'change' | 'message' | 'view';

/**
 * An entry of a record's activity: a note of staff (`action` is its kind), a change, a message (`action` is its kind,
 * `subjectType` its recipient) or a view. `detail` is the note's subject, a document's kind, or the message's status:
 * sent, waiting, failed, only in the bell, or not sendable. `writtenAt` is when a note was written, which may be later.
 */
export type Activity = RecordedEvent & {
  source: ActivitySource;
  subjectType: string;
  detail: string | null;
  words: string | null;
  writtenAt?: string | null;
};

/** The latest entries of one source, or of all (admin). */
export async function loadActivity({ about, id }: About, only: ActivitySource | '', size: number) {
  const answer = await respond(
    rest()
      .rpc('activity_of', { about, subject: id, onlySource: only || undefined, size }, { get: true })
      .select(
        'id:key, source, occurredAt:at, actorId, byFamily, byKnownLink, actorName:actor, subjectType, action, before, after, detail, words, writtenAt',
      ),
  );
  return answer.ok ? ok(answer.value as Activity[]) : answer;
}

/**
 * `id` is made by the client, so that sending it twice adds one note. `happened` is a time in the operator's time zone,
 * or '' for now.
 */
export type NewNote = { id: string; kind: 'note' | 'call'; words: string; happened: string };

/** Adds a note of staff. Refusals: note_missing, too_long, happened_invalid, note_differs, request_erased. */
export const addNote = ({ about, id }: About, note: NewNote) =>
  respond(
    rest().rpc('add_note', {
      noteId: note.id,
      about,
      subject: id,
      kind: note.kind,
      words: note.words,
      happened: note.happened || null,
    }),
  );
