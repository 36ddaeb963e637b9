import type { Client } from '../domain/client.ts';
import type { RecordedEvent } from '../domain/history.ts';
import { ok } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';
import { named } from './staff-names.ts';

/**
 * An event with the page that shows its record, if there is one, and what staff call it; `detail` names a document's,
 * note's, list's or call's kind.
 */
export type AuditEvent = RecordedEvent & {
  id: number;
  subjectType: string;
  page: 'request' | 'application' | 'placement' | 'caregiver' | 'user' | null;
  pageId: string | null;
  thing: string | null;
  /** The request's client. */
  client: Client;
};

/**
 * The events before one, or the latest, with filters (admin): who (an account, family or system), kind, what, thing,
 * and the first and last day.
 */
export async function loadAuditLog(
  wanted: Readonly<Record<string, string>>,
  before: number | undefined,
  size: number,
) {
  const answer = await respond(
    rest()
      .rpc('list_audit_log', { filters: wanted, olderThan: before, size })
      .select(
        'id, occurredAt, actorId, byFamily, byKnownLink, actorName:actor, subjectType, action, before, after, page, pageId, thing, detail, client',
      ),
  );
  return answer.ok ? ok(answer.value as AuditEvent[]) : answer;
}

/** Everyone who is or was an admin, by name (admin). */
export async function loadStaff() {
  const found = await respond(
    rest().from('staff').select('userId, email, fullName, until').order('email').limit(500),
  );
  return found.ok ? ok(found.value.map(named)) : found;
}
