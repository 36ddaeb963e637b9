import { ok } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/**
 * What happened to one record and those that share its id, by their tables, newest first; `actorEmail` is of whoever is or
 * was an admin (admin).
 */
export async function loadEvents(subjectTypes: string | string[], subjectId: string) {
  const [events, staff] = await Promise.all([
    respond(
      rest()
        .from('events')
        .select(
          'id, subjectType:subject_type, occurredAt:occurred_at, actorId:actor_id, action, before, after',
        )
        .in('subject_type', [subjectTypes].flat())
        .eq('subject_id', subjectId)
        .order('id', { ascending: false })
        .limit(100),
    ),
    respond(rest().from('staff').select('userId:user_id, email')),
  ]);
  if (!events.ok) return events;
  if (!staff.ok) return staff;
  const emails = new Map(staff.value.map(({ userId, email }) => [userId, email]));
  return ok(events.value.map((event) => ({ ...event, actorEmail: emails.get(event.actorId ?? '') })));
}
