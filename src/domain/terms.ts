/** What an agreement is about: weekly times as in domain/availability.ts, days yyyy-mm-dd. */
export type Terms = {
  availability: number;
  hourlyRate: number | null;
  startsOn: string;
  endsOn: string | null;
};
