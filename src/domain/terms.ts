/** What an agreement is about: weekly visits (domain/week-visits.ts) and the parts that they touch (domain/availability.ts), days yyyy-mm-dd. */
export type Terms = {
  /** A list of WeekVisit, as the database writes it; not in what devices kept from before. */
  visits?: unknown;
  availability: number;
  hourlyRate: number | null;
  startsOn: string;
  endsOn: string | null;
};

/** Agreed or proposed terms from a day on (yyyy-mm-dd), beside the current ones. Visits are a list of WeekVisit. */
export type NewTerms = {
  fromDay: string;
  visits: unknown;
  hourlyRate: number | null;
  before: { visits: unknown; hourlyRate: number | null };
};

/** Such terms as one side reads them: `caregiver` by the first name, and whether this side has `said` yes. */
export type ProposedTerms = NewTerms & {
  id: string;
  placement: string;
  caregiver: string;
  /** Why, as staff wrote it. */
  words: string | null;
  /** Null where it is our wish. */
  askedBy: 'family' | 'caregiver' | null;
  agreed: boolean;
  said: boolean;
};

/** What stood between family and caregiver: when the offer was made and each side answered last; null for not at all. */
export type AnswersSeen = Record<'offeredAt' | 'family' | 'caregiver', string | null>;
