import type { HistoryWords, RecordedEvent } from '../../../domain/history.ts';
import { APPLICATION_STATUS } from '../../../domain/status.ts';

/** The tables whose changes are an application's, under its id. */
export const HISTORY_OF = ['applications', 'agreements'];

/** What an application's history is told in; people who have a name are added to it. */
export const APPLICATION_HISTORY: Omit<HistoryWords, 'people'> = {
  created: 'Applied',
  visitor: 'The system',
  // Whoever answers on the private page has no account.
  stranger: 'The family, or the system',
  statuses: APPLICATION_STATUS,
  fields: { message: 'message', may_be_shown: 'whether the family may be told' },
  tell: (event) => (event.subjectType === 'agreements' ? answerOf(event) : stepOf(event)),
};

const ANSWERS: Record<string, string> = {
  yes: 'said yes',
  talk: 'wants to talk first',
  no: 'said no',
};

function answerOf({ action, after }: RecordedEvent): string {
  const { side, answer } = Object(after) as { side?: string; answer?: string };
  if (action === 'delete' || !answer) return '';
  // Without a side it was given anew, as a family does that wanted to talk first.
  const who = side === 'caregiver' ? 'The caregiver' : 'The family';
  return `${who} ${ANSWERS[answer] ?? answer}`;
}

function stepOf({ action, after }: RecordedEvent): string | undefined {
  const { status, has_applied: hasApplied } = Object(after) as { status?: string; has_applied?: boolean };
  if (action === 'insert') return status === 'invited' ? 'Invited' : undefined;
  return status === 'submitted' && hasApplied ? 'Applied' : undefined;
}
