import type { HistoryWords, RecordedEvent } from '../../../domain/history.ts';

/** What an account's audit trail is told in, once `asSteps` has named its steps. */
export const USER_HISTORY: Omit<HistoryWords, 'people'> = {
  created: 'Account made',
  visitor: 'the person',
  statuses: {
    admin: { label: 'Became an admin', tone: 'info' },
    caregiver: { label: 'Became a caregiver', tone: 'info' },
    deactivated: { label: 'Deactivated', tone: 'danger' },
    reactivated: { label: 'Reactivated', tone: 'success' },
    confirmed: { label: 'E-mail address confirmed', tone: 'success' },
  },
  fields: { email: 'e-mail address' },
};

/** A user has no status; role, access and confirmation are told like the steps of records that have one. */
export const asSteps = (events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.map((event) => {
    if (event.action !== 'update') return event;
    const row = { ...(event.after as Record<string, unknown> | null) };
    const status = stepOf(row);
    return status
      ? { ...event, after: { ...row, status, status_reason: row['deactivated_reason'] ?? undefined } }
      : event;
  });

function stepOf(row: Record<string, unknown>): string | undefined {
  if ('deactivated_at' in row) return row['deactivated_at'] ? 'deactivated' : 'reactivated';
  if (typeof row['role'] === 'string') return row['role'];
  return row['email_verified'] === true && !('email' in row) ? 'confirmed' : undefined;
}
