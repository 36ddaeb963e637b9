import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Told } from '../state/device/storage.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';
import type {
  CareType,
  ContactWay,
  Duration,
  Language,
  Relation,
  Skill,
  Start,
} from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import { requestFaults, requestPayload } from './request-payload.ts';
import { respond } from './respond.ts';

/** A request as a family or an admin sends it. The device makes the id and the key, of whose secret only a hash is stored. */
export type NewRequest = TrackingKey & {
  id: string;
  relation: Relation;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  contactBy: ContactWay;
  contactLanguage: Language;
  recipientName: string;
  address: string;
  placeId: number;
  careTypes: CareType[];
  skills: Skill[];
  languages: Language[];
  /** Any time of the day suits: the server fills in the week. */
  flexible: boolean;
  /** See domain/availability.ts. */
  availability: number;
  start: Start;
  /** yyyy-mm-dd; empty where there is no certain day. */
  startsOn: string;
  hoursPerVisit: number | null;
  /** Null where nobody is sure, as with the hours. */
  duration: Duration | null;
  hourlyBudget: number | null;
  notes: string;
  /** From an admin only, as are the internal notes; from anyone else they are ignored. */
  priority: boolean;
  internalNotes: string;
  helperName: string;
  helperRelation: string;
  /** Who in the family agreed that someone else asks; empty without a helper. */
  helperAgreedBy: string;
  consent: boolean;
  /** What the family read and answered, kept as it was. */
  answers: { question: string; answer: string }[];
};

/**
 * Sends a request; safe to send again with the same id. Refusals: invalid_answers (detail: JSON of field to
 * missing | invalid | too_long, in the names of NewRequest), too_large, too_many_requests, reference_taken.
 * Answers what the family is told: by when it hears from us, and whether an email says so.
 */
export async function submitRequest(request: NewRequest): Promise<Result<Told, Failure>> {
  const result = await respond(rest().rpc('submit_request', { request: requestPayload(request) }));
  if (!result.ok) {
    const { detail } = result.error;
    return fail({ ...result.error, detail: detail && requestFaults(detail) });
  }
  const [told] = result.value as { due: string | null; emailed: boolean }[];
  return ok({ due: told?.due ?? undefined, emailed: told?.emailed });
}
