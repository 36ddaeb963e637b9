import { rest } from './client.ts';
import { respond } from './respond.ts';

/** What happened to one record, newest first (admin). */
export const loadEvents = (subjectType: string, subjectId: string) =>
  respond(
    rest()
      .from('events')
      .select('id, occurredAt:occurred_at, actorId:actor_id, action, before, after')
      .eq('subject_type', subjectType)
      .eq('subject_id', subjectId)
      .order('id', { ascending: false })
      .limit(100),
  );
