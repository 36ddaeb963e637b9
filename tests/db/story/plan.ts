import { clockInWords } from '../../../src/lib/clock.ts';
import { visitTime } from '../../../src/domain/visits.ts';
import { daysAfter, weekdayOf } from '../../../src/domain/calendar-day.ts';

/** An agreed visit and its change, with people by first name. */
export type Visit = {
  day: string;
  opens: number;
  closes: number;
  client: string;
  caregiver: string;
  kind?: string | null;
  instead?: string | null;
  /** If it is moved, its earlier time. */
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

/** The expected visits, as a plain list. */
export class Plan {
  visits: Visit[] = [];
  /** Pairs whose placement has ended, `Peg Nora`. Their own pages no longer show its visits. */
  readonly over: string[] = [];
  /** Each family's messages and answers, by client, the latest first. */
  readonly messages: Record<string, string[]> = {};
  /** The keys of the private calendar addresses, by caregiver. */
  readonly addresses: Record<string, string> = {};

  isOver({ client, caregiver }: Visit): boolean {
    return this.over.includes(`${client} ${caregiver}`);
  }
  /** Adds visits on these weekdays, Monday as 0, from one day to another. */
  add(visit: Omit<Visit, 'day'>, weekdays: readonly number[], from: string, to: string): void {
    for (const day of daysFrom(from, to))
      if (weekdays.includes(weekdayOf(day))) this.visits.push({ ...visit, day });
  }
  /** Changes one visit. */
  change(client: string, day: string, kind: string | null, instead: string | null = null): void {
    const visit = this.visits.find((each) => each.client === client && each.day === day);
    if (!visit) throw new Error(`${client} has no visit on ${day}`);
    Object.assign(visit, { kind, instead });
  }
  /** Moves one visit, keeping its length. */
  move(client: string, day: string, to: { day: string; opens: number }): void {
    const visit = this.visits.find((each) => each.client === client && each.day === day);
    if (!visit) throw new Error(`${client} has no visit on ${day}`);
    const { opens, closes } = visit;
    Object.assign(visit, { ...to, closes: to.opens + closes - opens, moved: { day, opens } });
  }
  /** Removes a caregiver's visits to a client after the last day. */
  end(client: string, caregiver: string, last: string): void {
    this.visits = this.visits.filter(
      (each) => each.client !== client || each.caregiver !== caregiver || each.day <= last,
    );
  }
}
