import type { RequestStatus } from '../../src/domain/status.ts';
import type {
  CareType,
  ContactWay,
  DocumentKind,
  Duration,
  Language,
  Relation,
  Skill,
  Start,
} from '../../src/domain/vocabulary.ts';
import type { Town } from './person.ts';

type FamilyJob = {
  title: string;
  summary: string;
  credentials: readonly DocumentKind[];
  /** Why documents that the rules require are left out. */
  waivers?: Partial<Record<DocumentKind, string>>;
  published: number;
  /** Its times, in the short form of week.ts. Absent if it has all that are left. */
  week?: string;
};

/** A request of the demo and its jobs. Days are ago, `startsIn` is days ahead. */
export type Family = {
  key: string;
  contact: { name: string; phone?: boolean; email?: boolean; by?: ContactWay; language?: Language };
  recipient: string;
  address: string;
  helper?: { name: string; relation: string; agreedBy: string };
  relation: Relation;
  town: Town;
  care: readonly CareType[];
  skills: readonly Skill[];
  languages: readonly Language[];
  /** The requested times, in the short form of week.ts. */
  week: string;
  /** Given if there is no certain day. */
  start?: Exclude<Start, 'day'>;
  hoursPerVisit?: number;
  duration?: Duration;
  /** The start, in days from today. */
  startsIn: number;
  /** For an hour, in the operator's currency; null if the family left it open. */
  budget: number | null;
  notes: string;
  submitted: number;
  /** Days since staff began the review. Absent if the request is new. */
  reviewed?: number;
  /** Staff entered it for a caller. */
  byStaff?: true;
  priority?: true;
  note?: string;
  job?: FamilyJob;
  /** A second job with the other times, and who was placed there by phone `days` ago, from the first day on. */
  otherJob?: FamilyJob & { placed: { account: string; days: number } };
  /** How it ended, if it did. */
  end?: {
    status: Extract<RequestStatus, 'matched' | 'closed' | 'declined' | 'withdrawn'>;
    days: number;
    reason?: string;
  };
};
