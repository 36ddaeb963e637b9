import { clockInWords } from '../../../src/lib/clock.ts';
import { visitTime } from '../../../src/domain/visits.ts';
import { daysAfter, weekdayOf } from '../../../src/domain/calendar-day.ts';

/** A visit as it was agreed, and what is different on it, each person by first name. */
export type Visit = {
  day: string;
  opens: number;
  closes: number;
  client: string;
  caregiver: string;
  kind?: string | null;
  instead?: string | null;
  /** When it was to be, where it is moved. */
  moved?: { day: string; opens: number } | null;
};

/** As a line: `2027-10-20 7:30–9:00 Peg: Nora, cannot_come, Orla comes, not 2027-10-19 7:30`. */
export const lineOf = ({ day, opens, closes, client, caregiver, kind, instead, moved }: Visit): string =>
  [
    `${day} ${visitTime(opens, closes)} ${client}: ${caregiver}`,
    ...(kind ? [kind] : []),
    ...(instead ? [`${instead} comes`] : []),
    ...(moved ? [`not ${moved.day} ${clockInWords(moved.opens)}`] : []),
  ].join(', ');

export const daysFrom = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...daysFrom(daysAfter(from, 1), to)];

/** What is to be, kept by the test as a plain list of every single visit. */
export class Plan {
  visits: Visit[] = [];
  /** The pair for which it is over, `Peg Nora`: on their own pages there is nothing of it then, also not of before. */
  readonly over: string[] = [];
  /** What a family wrote to the team and was answered, by client, the latest first. */
  readonly messages: Record<string, string[]> = {};
  /** The keys of the private calendar addresses, by caregiver. */
  readonly addresses: Record<string, string> = {};

  isOver({ client, caregiver }: Visit): boolean {
    return this.over.includes(`${client} ${caregiver}`);
  }
  /** So many visits of a week, Monday as 0, from one day to another. */
  add(visit: Omit<Visit, 'day'>, weekdays: readonly number[], from: string, to: string): void {
    for (const day of daysFrom(from, to))
      if (weekdays.includes(weekdayOf(day))) this.visits.push({ ...visit, day });
  }
  /** What is different on one of them. */
  change(client: string, day: string, kind: string | null, instead: string | null = null): void {
    const visit = this.visits.find((each) => each.client === client && each.day === day);
    if (!visit) throw new Error(`${client} has no visit on ${day}`);
    Object.assign(visit, { kind, instead });
  }
  /** One of them is at another time, and as long. */
  move(client: string, day: string, to: { day: string; opens: number }): void {
    const visit = this.visits.find((each) => each.client === client && each.day === day);
    if (!visit) throw new Error(`${client} has no visit on ${day}`);
    const { opens, closes } = visit;
    Object.assign(visit, { ...to, closes: to.opens + closes - opens, moved: { day, opens } });
  }
  /** After the last day of a caregiver with a client there are none. */
  end(client: string, caregiver: string, last: string): void {
    this.visits = this.visits.filter(
      (each) => each.client !== client || each.caregiver !== caregiver || each.day <= last,
    );
  }
}
