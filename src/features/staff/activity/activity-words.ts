import { historyInWords, type HistoryEntry } from '../../../domain/history.ts';
import { MESSAGES } from '../../../domain/messages/messages.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import type { Activity } from '../../../data/activity.ts';
import { fieldsOf } from './field-words.ts';
import { HISTORY } from './history-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** `said` is what staff noted, which is highlighted among events. */
export type ActivityEntry = HistoryEntry & { said: boolean };
const PLAIN = { changes: [], listed: false } as const;

const ABOUT: Readonly<Record<string, string>> = t.about;

/** What happened, in words, in the order given; `about` is what the page is about, `people` who has a name there. */
export const activityInWords = (
  all: readonly Activity[],
  about: string,
  people: Record<string, string>,
): ActivityEntry[] =>
  all.flatMap((one) => {
    if (one.source === 'note') return [noteInWords(one, about, people)];
    if (one.source === 'message') return [messageInWords(one)];
    const words = HISTORY[one.subjectType];
    return words
      ? historyInWords([one], { ...words, fields: fieldsOf(one), people }).map((entry) => ({
          ...entry,
          said: false,
        }))
      : [];
  });

function noteInWords(note: Activity, about: string, people: Record<string, string>): ActivityEntry {
  const kind = note.action === 'call' ? t.call : t.note;
  const elsewhere = note.detail && note.detail !== about ? (ABOUT[note.detail] ?? '') : '';
  return {
    key: String(note.id),
    title: [kind, elsewhere].filter(Boolean).join(' '),
    note: note.words ?? undefined,
    at: note.occurredAt,
    by: [people[note.actorId ?? ''] ?? note.actorName ?? t.deletedAccount, writtenLater(note)]
      .filter(Boolean)
      .join(', '),
    said: true,
    ...PLAIN,
  };
}

/** Of what is dated back: on which day it was written. */
const writtenLater = ({ occurredAt, writtenAt }: Activity) =>
  writtenAt &&
  today(new Date(writtenAt)) !== today(new Date(occurredAt)) &&
  fill(t.writtenOn, { date: formatDate(writtenAt) });

const DELIVERIES: Readonly<Record<string, string>> = t.deliveries;

/** A message and whether it reached its recipient. A family that was not told has no message. */
function messageInWords({ id, action, subjectType, occurredAt, detail }: Activity): ActivityEntry {
  const kind = MESSAGES[action as keyof typeof MESSAGES] as { texts: { label: string } } | undefined;
  const recipient = subjectType === 'family' ? t.familyWithin : t.caregiverWithin;
  return {
    key: String(id),
    title: fill(detail === 'unsent' ? t.notTold : t.message, { label: kind?.texts.label ?? t.noLongerKnown }),
    at: occurredAt,
    by: fill(DELIVERIES[detail ?? ''] ?? t.toThe, { recipient }),
    said: false,
    ...PLAIN,
  };
}
