/** What an agreement is about: weekly times as in domain/availability.ts, days yyyy-mm-dd. */
export type Terms = {
  availability: number;
  hourlyRate: number | null;
  startsOn: string;
  endsOn: string | null;
};

/** What stood between family and caregiver: when the offer was made and each side answered last; null for not at all. */
export type AnswersSeen = Record<'offeredAt' | 'family' | 'caregiver', string | null>;
