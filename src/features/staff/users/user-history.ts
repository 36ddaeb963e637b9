import type { HistoryWords, RecordedEvent } from '../../../domain/history.ts';

/** What an account's history is told in, once `withStatuses` has named its changes. */
export const USER_HISTORY: Omit<HistoryWords, 'people'> = {
  created: 'Account made',
  visitor: 'the person',
  statuses: {
    admin: { label: 'Became an admin', tone: 'neutral' },
    caregiver: { label: 'Became a caregiver', tone: 'neutral' },
    deactivated: { label: 'Deactivated', tone: 'neutral' },
    reactivated: { label: 'Reactivated', tone: 'success' },
    confirmed: { label: 'Email address confirmed', tone: 'success' },
  },
  fields: { email: 'email address' },
};

/** A user has no status; changes of role, access and confirmation are told as if they were one's. */
export const withStatuses = (events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.map((event) => {
    if (event.action !== 'update') return event;
    const row = { ...(event.after as Record<string, unknown> | null) };
    const status = statusOf(row);
    return status
      ? { ...event, after: { ...row, status, status_reason: row['deactivated_reason'] ?? undefined } }
      : event;
  });

function statusOf(row: Record<string, unknown>): string | undefined {
  if ('deactivated_at' in row) return row['deactivated_at'] ? 'deactivated' : 'reactivated';
  if (typeof row['role'] === 'string') return row['role'];
  return row['email_verified'] === true && !('email' in row) ? 'confirmed' : undefined;
}
