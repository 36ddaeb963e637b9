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
  /** Why documents that the rules ask for are not among those. */
  waivers?: Partial<Record<DocumentKind, string>>;
  published: number;
  /** Its hours, in the short form of week.ts; absent where it has all that are left. */
  week?: string;
};

/** A request of the demo, and the jobs that it became. Days count back from now, `startsIn` forward. */
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
  /** The hours asked for, in the short form of week.ts. */
  week: string;
  /** Where no certain day is named. */
  start?: Exclude<Start, 'day'>;
  hoursPerVisit?: number;
  duration?: Duration;
  /** The start, in days from today. */
  startsIn: number;
  /** An hour, in the operator's currency; null when the family left it open. */
  budget: number | null;
  notes: string;
  submitted: number;
  /** Days since staff took it in hand; absent while it is new. */
  reviewed?: number;
  /** Staff entered it for a caller. */
  byStaff?: true;
  priority?: true;
  note?: string;
  job?: FamilyJob;
  /** A second job with the other hours, and who was placed there by phone; `days` ago, to come from the first day on. */
  otherJob?: FamilyJob & { placed: { account: string; days: number } };
  /** How it ended, when it did. */
  end?: {
    status: Extract<RequestStatus, 'matched' | 'closed' | 'declined' | 'withdrawn'>;
    days: number;
    reason?: string;
  };
};
