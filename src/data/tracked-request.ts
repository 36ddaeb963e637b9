import type { ArrivalNotes } from '../domain/arrival-notes.ts';
import type { ChangedTerm } from '../domain/changed-terms.ts';
import type { ComplaintOutcome } from '../domain/complaint-outcomes.ts';
import type { ComplaintKind } from '../domain/complaints.ts';
import type { AnsweredAs, MessageAbout } from '../domain/family-messages.ts';
import type { VisitsPeriod } from '../domain/placement-calendar.ts';
import type { SetTimes } from '../domain/set-times.ts';
import type { RequestStatus } from '../domain/status.ts';
import type { ProposedTerms, Terms } from '../domain/terms.ts';
import type { MovedFrom, VisitChange, VisitTimes } from '../domain/visit-state.ts';
import type {
  CareType,
  ContactWay,
  DocumentKind,
  Duration,
  Language,
  Skill,
  Start,
} from '../domain/vocabulary.ts';

/**
 * A request as its family sees it. Times are ISO, `startsOn` is a calendar day. Devices keep it: see `TRACKED_SHAPE`.
 */
export type TrackedRequest = {
  reference: string;
  status: RequestStatus;
  statusReason: string | null;
  submittedAt: string;
  /** What has happened, earliest first. */
  steps: HistoryStep[];
  /** Whose turn it is; null if nobody has to act. */
  turn: 'staff' | 'family' | null;
  /** The day by which staff answer, yyyy-mm-dd. */
  due: string | null;
  start: Start;
  /** Null if no certain day was named. */
  startsOn: string | null;
  hoursPerVisit: number | null;
  duration: Duration | null;
  careTypes: CareType[];
  place: string;
  /** The frozen answers; none once erased. */
  answers: { question: string; answer: string }[];
  /** What was sent, in the names of `NewRequest`; null once erased. */
  asked: Asked | null;
  /** Whether the family gets emails; null if we have no address. */
  wantsEmails: boolean | null;
  /** Until when a withdrawal can be cancelled. */
  takeBackUntil: string | null;
  /** Null once the family has erased it. */
  contact: {
    contactName: string;
    contactPhone: string | null;
    contactEmail: string | null;
    contactBy: ContactWay;
    /** Null if nobody asked. Then it is the site's. */
    contactLanguage: Language | null;
  } | null;
  /** The arrival notes; null if there are none. Devices keep none. */
  arrivalNotes?: ArrivalNotes | null;
  questions: FamilyQuestion[];
  /** The family's messages to the team, latest first. Not in copies of earlier versions. */
  messages?: FamilyMessage[];
  /** The placed caregivers: current ones before successors. */
  caregivers: PlacedCaregiver[];
  /**
   * Weeks as in domain/availability.ts: the times asked for, the covered ones, those we advertise, and covered ones
   * that end on a day without a successor.
   */
  week: {
    /** The visits asked for, as in domain/week-visits.ts. Not in copies of earlier versions. */
    visits?: unknown;
    asked: number;
    covered: number;
    lookedFor: number;
    until: { times: number; day: string }[];
  };
  /** Visits of the last week and of two weeks from today, earliest first. Not in copies of earlier versions. */
  visits?: FamilyVisit[];
  /** Terms that are proposed, or agreed on for a later day. Devices keep none. */
  newTerms?: ProposedTerms[];
  /** The introduced caregivers, earliest first. */
  introductions: Introduction[];
  /** For an email’s link about introductions: the caregivers the family said no to, by first name. */
  saidNoTo?: string[];
  /** The same for who else waits for the family’s answer. */
  alsoIntroduced?: string[];
  /** The same for who else has the family’s yes. */
  alsoSaidYesTo?: string[];
  /** For an email’s link about new terms that are no longer open: the terms now, and whether the family said no. */
  termsNow?: (ProposedTerms['before'] & { refused: boolean }) | null;
  /** Check-ins, one for each caregiver we ask about. */
  checkIns: CheckIn[];
  /** The family's complaints, latest first. Not in copies of earlier versions. */
  complaints?: FamilyComplaint[];
  /** Who a complaint can be about. Devices keep no stand-ins. */
  careBy?: CareBy[];
  /**
   * Who has read the contact, latest first, one line a day: a caregiver by name, staff as null. `byLink` is a view by a
   * link that staff have seen, so it may be theirs.
   */
  contactReadings: { by: string | null; byLink?: true; at: string }[];
  /** What the family may do in the request's status. */
  can: Record<
    'answer' | 'change' | 'changeContact' | 'chooseEmails' | 'withdraw' | 'takeBack' | 'erase',
    boolean
  > & { write?: boolean };
  erasedAt: string | null;
  /** The purpose of the link that opened it. Not in copies of earlier versions, whose links opened everything. */
  purpose?: LinkPurpose;
  /** The links that open it, those to all of it first. Devices keep none. */
  links?: FamilyLink[];
};

/** All, or only what its email is about. */
type LinkPurpose =
  | 'all'
  | 'status'
  | 'visit'
  | 'question'
  | 'introduction'
  | 'check_in'
  | 'terms'
  | 'take_back';

export type FamilyLink = {
  id: string;
  purpose: LinkPurpose;
  /** The device that sent the request, its family, an email, or staff who read it out. */
  madeBy: 'request' | 'family' | 'email' | 'staff';
  name: string | null;
  /** Whether staff have seen it, or the link it was made with. */
  knownToStaff: boolean;
  madeAt: string;
  expiresAt: string | null;
  /** Rounded to the hour. */
  lastUsedAt: string | null;
  /** Whether this page was opened with it. */
  isThis: boolean;
};

export type PlacedCaregiver = {
  /** The placement's id. */
  placement: string;
  name: string;
  hasPhoto: boolean;
  phone: string | null;
  startsOn: string;
  endsOn: string | null;
  /** Why it ends, as staff wrote it. */
  endReason: string | null;
  /** The visits, as in domain/week-visits.ts. Not in copies of earlier versions. */
  visits?: unknown;
  /** If they change on a day, all of them over time. */
  periods?: VisitsPeriod[] | null;
  /** The parts of the week with visits: domain/availability.ts. */
  availability: number;
  /** Null while it is not agreed on. */
  hourlyRate: number | null;
  /** Verified documents that are valid today. Not in copies of earlier versions. */
  checked?: DocumentKind[];
};

/** A visit of a placement. `change` is what is different, `instead` the stand-in's first name. */
export type FamilyVisit = VisitTimes & {
  placement: string;
  /** How long it is; null if that is unknown. Not in copies of earlier versions. */
  minutes?: number | null;
  change?: string;
  kind?: VisitChange;
  reason?: string | null;
  instead?: string | null;
  phone?: string | null;
  /** The stand-in's checked documents that are valid today. */
  checked?: DocumentKind[];
  /** Whether staff have dealt with it, so that we stop looking for a stand-in. */
  settled?: boolean;
  /** For a visit that nobody comes to: the day on which staff are next in, if they can't be called before it. */
  nextIn?: string;
  /** Whether nobody comes at first if the change is undone. */
  returns?: boolean;
  /** The earlier time, if it is moved. */
  moved?: MovedFrom;
};

/**
 * A step: a status, a question or its answer, changed answers, an introduction and the family's answer, or an event
 * with a caregiver. Such an event has the first name (`who`), the last `day`, the `reason`, which terms `changed`, and
 * the new terms. `promisedBy` is the day, yyyy-mm-dd, that staff had promised.
 */
export type HistoryStep = {
  step: RequestStatus | FamilyStep;
  at: string;
  promisedBy: string | null;
  who?: string;
  day?: string;
  reason?: string;
  changed?: readonly ChangedTerm[];
  terms?: {
    visits: unknown;
    availability: number;
    hourlyRate: number | null;
    startsOn: string;
    endsOn: string | null;
  };
};
export type FamilyStep =
  | 'question'
  | 'answer'
  | 'answer_read'
  | 'changed'
  | 'corrected'
  | 'contact_changed'
  | 'introduced'
  | `said_${IntroductionAnswer}`
  | 'refused_terms'
  | 'agreed_terms'
  | 'part_covered'
  | 'covered'
  | 'care_changed'
  | 'care_ending'
  | 'care_ended';

/** The request as it was sent, with the people it names. Its week is as in domain/availability.ts. */
export type Asked = Record<string, unknown> & {
  availability: number;
  recipientName?: string;
  /** Not in copies of earlier versions. */
  flexible?: boolean;
  setTimes?: SetTimes | null;
  startsOn: string | null;
  placeId: number;
};

/** An introduced caregiver, without surname, phone or address. Times are weeks as in domain/availability.ts. */
export type Introduction = {
  application: string;
  firstName: string;
  hasPhoto: boolean;
  about: string | null;
  experienceYears: number | null;
  languages: Language[];
  /** Not in copies of earlier versions. */
  otherLanguages?: string | null;
  skills: Skill[];
  careTypes: CareType[];
  /** Checked documents that are valid today. */
  checked: DocumentKind[];
  /** Those of the requested times at which the caregiver is free. */
  times: number;
  timesAsked: number;
  /** The family's budget an hour. */
  budget?: number | null;
  why: string;
  /** The terms that a yes means before an offer. Not in copies of earlier versions. */
  meant?: { visits?: unknown; availability: number; hourlyRate: number | null; startsOn: string | null };
  introducedAt: string;
  answer: IntroductionAnswer | null;
  answeredAt: string | null;
  /** What the family wrote with their answer. */
  reason?: string | null;
  /** Earlier terms to which the family said yes. */
  lapsedYes?: Terms | null;
  /** The offer to the caregiver: the last day to answer, and whether it was accepted. */
  offer: { until: string; accepted: boolean } | null;
  /** The offered terms. */
  terms: {
    visits?: unknown;
    availability: number;
    hourlyRate: number | null;
    startsOn: string;
    endsOn: string | null;
    offeredAt: string;
  } | null;
};
export type IntroductionAnswer = 'yes' | 'talk' | 'no';

/** A question about how care is working with a caregiver, and the family's answer. */
export type CheckIn = {
  id: string;
  occasion: 'week' | 'month';
  /** The first name. */
  caregiver: string;
  answer: CheckInAnswer | null;
  answeredAt: string | null;
};

/** A current or former caregiver by first name, or a stand-in with the change of the visit and its day. */
export type CareBy = { placement: string; caregiver: string; change?: string; day?: string };

export type FamilyComplaint = {
  id: string;
  /** The first name. Empty for a stand-in that the link doesn't show. */
  caregiver: string;
  /** The day a stand-in came, if it is about them. */
  day?: string | null;
  kind: ComplaintKind;
  words: string | null;
  raisedAt: string;
  settledAt: string | null;
  /** Once it is settled. Not in copies of earlier versions. */
  outcome?: ComplaintOutcome | null;
  /** The day by which we call or email, yyyy-mm-dd, until it is settled. */
  due: string | null;
};
export type FamilyMessage = {
  id: string;
  about: MessageAbout;
  words: string;
  sentAt: string;
  answeredAs: AnsweredAs | null;
  answer: string | null;
  answeredAt: string | null;
  /** The day by which we answer, yyyy-mm-dd, until we do. */
  due: string | null;
};
export type CheckInAnswer = 'well' | 'not_well';

/** A question of staff, and the family's answer. */
export type FamilyQuestion = {
  id: string;
  question: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
};
