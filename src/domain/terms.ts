/**
 * Terms: weekly visits (domain/week-visits.ts) and the parts that they touch (domain/availability.ts). Days
 * are yyyy-mm-dd.
 */
export type Terms = {
  /** A list of WeekVisit, as the database writes it. Not in copies of earlier versions. */
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

/** New terms as one side reads them: the `caregiver`'s first name, and whether this side has `said` yes. */
export type ProposedTerms = NewTerms & {
  id: string;
  placement: string;
  caregiver: string;
  /** Why, as staff wrote it. */
  words: string | null;
  /** Null if it is our wish. */
  askedBy: 'family' | 'caregiver' | null;
  agreed: boolean;
  said: boolean;
};

/**
 * The offer and answers that staff have seen: when the offer was made, and when each side answered last, null for
 * never; and the rate, of the offer or of a yes without one.
 */
export type AnswersSeen = Record<'offeredAt' | 'family' | 'caregiver', string | null> & {
  hourlyRate: number | null;
};
