/** What there is, as state.psql tells it: by names that are the same in every run. */
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
  /** Who of the staff has it in hand. */
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
/** What is different on a visit; its id is made of its key. */
export type VisitRow = Keyed & {
  family: string;
  /** Whose visit it is, and who comes instead. */
  whose: string | null;
  covers: string | null;
  covered: boolean;
  kind: 'cannot_come' | 'not_needed' | 'missed' | 'moved';
  day: string;
  /** So many days from today. */
  ahead: number;
  opens: number;
  begun: boolean;
  /** The days off that said so. */
  daysOff: string | null;
  /** What it replaced is so again once it is undone. */
  replaces: boolean;
  /** Where it is moved to: in how many days, and from which minute. */
  movedIn: number | null;
  movedOpens: number | null;
  placed: boolean;
  settled: boolean;
  undone: boolean;
};
/** Who is asked to come instead; null of `comes` without an answer. */
export type AskedRow = Keyed & {
  visit: string;
  who: string;
  comes: boolean | null;
  settled: boolean;
  begun: boolean;
};
/** Terms that are proposed for later. */
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
  /** The addresses of calendars; `nr` is that of the key. */
  calendars: (Keyed & { nr: number })[];
  /** Those to all of a request; `link` is by what it is opened, as far as this is known. */
  links: (Keyed & { family: string; link: string | null; ended: boolean; known: boolean; madeBy: string })[];
};
export type Kind = keyof Rows;

export type Message = { to: string; kind: string; about: string; mails: string[] };
/** One step, what it came to, and what was told and recorded by it. */
export type Turn = {
  line: string;
  by: string;
  /** Whose step it is, where it is another's. */
  instead: string | undefined;
  /** By which of its links a family does it. */
  link: string | undefined;
  answer: unknown;
  step: string;
  /** The name of the error. */
  refusal: string | undefined;
  before: Rows;
  after: Rows;
  events: { by: string | null; type: string; about: string; action: string; known: boolean }[];
  messages: Message[];
  /** What the database holds that should not be, as the world was told to ask. */
  faults: string[];
};

/** What of a kind was made, changed or removed: `from` is undefined for what is new, `to` for what is gone. */
export function changed<K extends Kind>({ before, after }: Turn, kind: K) {
  type Row = Rows[K][number];
  const byKey = (rows: Rows) => new Map((rows[kind] as readonly Row[]).map((row) => [row.key, row]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((key) => ({ from: was.get(key), to: is.get(key) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}
