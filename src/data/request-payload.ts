// bundle: outbox
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
import { asStored } from './names.ts';

/**
 * A request as a family or an admin sends it. The device makes the id and the tracking key. The database stores only a
 * hash of the secret.
 */
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
  /** yyyy-mm-dd, or empty if there is no certain day. */
  startsOn: string;
  hoursPerVisit: number | null;
  /** When visits begin, by part of the day. */
  setTimes: Partial<Record<string, string>> | null;
  /** Null if nobody is sure, as for the hours. */
  duration: Duration | null;
  hourlyBudget: number | null;
  notes: string;
  /** Only from an admin, like the internal notes. From anyone else both are ignored. */
  priority: boolean;
  internalNotes: string;
  helperName: string;
  helperPhone: string;
  helperEmail: string;
  helperRelation: string;
  /** Who in the family agreed that a helper asks; empty without a helper. */
  helperAgreedBy: string;
  consent: boolean;
  /** The questions as the family read them, with the answers. */
  answers: { question: string; answer: string }[];
};

/** A request in the names of `submit_request`, which are those of the columns. */
export type RequestPayload = Record<string, unknown>;

export const requestPayload = (request: NewRequest) => asStored(request);

/** The faults of `submit_request` (JSON of field to fault), under the names of NewRequest. */
export const requestFaults = (json: string): string =>
  json.replace(
    /"(\w+)":/g,
    (_, key: string) => `"${key.replace(/_(\w)/g, (__, letter: string) => letter.toUpperCase())}":`,
  );
