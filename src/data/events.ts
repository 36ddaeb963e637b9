import { rest } from './client.ts';
import { respond } from './respond.ts';

/** What happened to one record and those that share its id, by their tables; newest first (admin). */
export const loadEvents = (subjectTypes: string | string[], subjectId: string) =>
  respond(
    rest()
      .from('events')
      .select('id, subjectType:subject_type, occurredAt:occurred_at, actorId:actor_id, action, before, after')
      .in('subject_type', [subjectTypes].flat())
      .eq('subject_id', subjectId)
      .order('id', { ascending: false })
      .limit(100),
  );
