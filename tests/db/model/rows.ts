/** The rows of state.psql, by names that are the same in every run. */
export const STAFF = ['ada', 'ben', 'cleo'];
export const CAREGIVERS = ['nora', 'maeve', 'orla', 'sean'];
export const FAMILIES = ['walsh', 'daly'];

type Keyed = { key: string };
export type RequestRow = Keyed & {
  family: string;
  status: 'submitted' | 'in_review' | 'open' | 'matched' | 'closed' | 'declined' | 'withdrawn';
  erased: boolean;
  availability: number;
  needed: number;
  covered: number;
  held: number;
  email: string | null;
  wantsEmails: boolean;
  contact: string | null;
  answers: string;
  /** Its owner. */
  holder: string | null;
};
export type JobRow = Keyed & {
  family: string;
  nr: number;
  status: 'open' | 'filled' | 'closed';
  availability: number;
  revision: number;
};
export type ApplicationRow = Keyed & {
  family: string;
  nr: number;
  who: string;
  status:
    | 'invited'
    | 'submitted'
    | 'shortlisted'
    | 'introduced'
    | 'offered'
    | 'accepted'
    | 'placed'
    | 'declined'
    | 'withdrawn';
  hasApplied: boolean;
  mayBeShown: boolean;
  introduced: boolean;
  recorded: boolean;
  job: JobRow['status'];
  offered: string | null;
  offer: unknown[];
  familySaid: string | null;
  familySaidAt: string | null;
  familyByPhone: boolean;
  caregiverSaid: string | null;
  caregiverSaidAt: string | null;
  caregiverByPhone: boolean;
};
export type PlacementRow = Keyed & {
  family: string;
  nth: number;
  who: string | null;
  job: string;
  live: boolean;
  begun: boolean;
  endsOn: string | null;
  endReason: string | null;
  came: boolean;
  confirmed: boolean;
  terms: unknown[];
  availability: number;
  /** When its caregiver asked to stop. */
  leave: string | null;
};
/** A change of a visit. Its id is made from its key. */
export type VisitRow = Keyed & {
  family: string;
  /** The visit's caregiver and the stand-in. */
  whose: string | null;
  covers: string | null;
  covered: boolean;
  kind: 'cannot_come' | 'not_needed' | 'missed' | 'moved';
  day: string;
  /** In this many days. */
  ahead: number;
  opens: number;
  begun: boolean;
  /** The days off that said so. */
  daysOff: string | null;
  /** Whether undoing it restores an earlier change. */
  replaces: boolean;
  /** Its new time: in how many days, and from which minute. */
  movedIn: number | null;
  movedOpens: number | null;
  placed: boolean;
  settled: boolean;
  undone: boolean;
};
/** An invitation to cover. `comes` is null without an answer. */
export type AskedRow = Keyed & {
  visit: string;
  who: string;
  comes: boolean | null;
  settled: boolean;
  begun: boolean;
};
/** Proposed terms. */
export type TermsRow = Keyed & {
  family: string;
  whose: string | null;
  placed: boolean;
  refusedBy: 'family' | 'caregiver' | null;
  familyYes: boolean;
  caregiverYes: boolean;
  agreed: boolean;
  applied: boolean;
  ended: boolean;
};
export type Rows = {
  requests: RequestRow[];
  jobs: JobRow[];
  applications: ApplicationRow[];
  placements: PlacementRow[];
  visits: VisitRow[];
  asked: AskedRow[];
  newTerms: TermsRow[];
  checkIns: (Keyed & {
    family: string;
    nth: number;
    occasion: string;
    answer: string | null;
  })[];
  complaints: (Keyed & {
    family: string;
    nth: number;
    side: 'family' | 'caregiver';
    safety: boolean;
    settled: boolean;
  })[];
  arrivalNotes: (Keyed & { family: string; text: string })[];
  familyMessages: (Keyed & { family: string; answer: 'written' | 'phone' | 'none' | null })[];
  questions: (Keyed & { family: string; nth: number; answered: boolean; read: boolean })[];
  profiles: (Keyed & {
    who: string;
    status: string;
    changes: string | null;
    asked: string | null;
    reviewed: string | null;
    holder: string | null;
  })[];
  accounts: (Keyed & {
    who: string;
    role: string;
    active: boolean;
    email: string;
    signedIn: boolean;
    files: boolean;
    wantsEmails: boolean;
  })[];
  documents: (Keyed & { who: string; nth: number; status: string; expiresOn: string | null })[];
  timeOff: (Keyed & { who: string })[];
  /** The addresses of calendars. `nr` is the key's. */
  calendars: (Keyed & { nr: number })[];
  /** Links to all of a request. `link` is the name of its secret, if known. */
  links: (Keyed & { family: string; link: string | null; ended: boolean; known: boolean; madeBy: string })[];
};
export type Kind = keyof Rows;

export type Message = { to: string; kind: string; about: string; mails: string[] };
/** One step, its result, and its messages and events. */
export type Turn = {
  line: string;
  by: string;
  /** Who has the right to the step, if that is someone else. */
  instead: string | undefined;
  /** The link by which a family does it. */
  link: string | undefined;
  answer: unknown;
  step: string;
  /** The name of the error. */
  refusal: string | undefined;
  before: Rows;
  after: Rows;
  events: { by: string | null; type: string; about: string; action: string; known: boolean }[];
  messages: Message[];
  /** The faults of the invariants in SQL. */
  faults: string[];
};

/**
 * The rows of a kind that were added, changed or removed. `from` is undefined for new rows, `to` for removed
 * ones.
 */
export function changed<K extends Kind>({ before, after }: Turn, kind: K) {
  type Row = Rows[K][number];
  const byKey = (rows: Rows) => new Map((rows[kind] as readonly Row[]).map((row) => [row.key, row]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((key) => ({ from: was.get(key), to: is.get(key) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}
