import { expect } from 'vitest';
import { daysAfter } from '../../../src/domain/calendar-day.ts';
import { atAddress } from './at-address.ts';
import { daysFrom, lineOf, type Plan, type Visit } from './plan.ts';
import { type Call, type Family, onBoard, onDashboard, onPage } from './seen.ts';

const lines = (visits: Visit[]) => visits.map(lineOf).sort();
/** A private address has only times. */
const times = (visits: Visit[]) =>
  lines(visits.map((visit) => ({ ...visit, kind: null, instead: null, moved: null })));
/** A calendar file has the usual week. */
const usual = (visits: Visit[]) =>
  times(
    visits.map(({ moved, ...visit }) =>
      moved ? { ...visit, ...moved, closes: moved.opens + visit.closes - visit.opens } : visit,
    ),
  );

/** Expects that everyone is shown exactly the plan's visits of two weeks from today and the week before. */
export async function expectAgreed(
  call: Call,
  plan: Plan,
  today: string,
  families: Family[],
  caregivers: string[],
  placements: Record<string, string>,
): Promise<void> {
  const days = daysFrom(daysAfter(today, -7), daysAfter(today, 13));
  const due = plan.visits.filter(({ day }) => days.includes(day));
  const live = due.filter((visit) => !plan.isOver(visit));
  for (const family of families) {
    const own = live.filter(({ client }) => client === family.client);
    const { visits, calendar, messages } = await onPage(call, family, days);
    expect(messages, `what ${family.client}’s family wrote`).toEqual(plan.messages[family.client] ?? []);
    expect(lines(visits), `the page of ${family.client}`).toEqual(lines(own));
    expect(lines(calendar), `the calendar of ${family.client}`).toEqual(usual(own));
  }
  for (const name of caregivers) {
    const own = live.filter(({ caregiver }) => caregiver === name);
    const covers = live.filter(({ instead }) => instead === name);
    const { visits, calendar } = await onDashboard(call, name, families, days);
    expect(lines(visits), `the dashboard of ${name}`).toEqual(
      lines([
        ...own.map((visit) => ({ ...visit, instead: null })),
        ...covers.map((visit) => ({
          ...visit,
          ...{ caregiver: 'another', kind: visit.kind === 'missed' ? visit.kind : null, instead: null },
        })),
      ]),
    );
    expect(lines(calendar), `the calendar of ${name}`).toEqual(usual(own));
    const key = plan.addresses[name];
    if (key === undefined) continue;
    const clientOf = (id: string) =>
      Object.keys(placements)
        .find((each) => placements[each] === id)
        ?.split(' ') ?? [];
    const served = await atAddress(call, key, days);
    expect(
      served?.map(({ placement, ...visit }) => {
        const [client = '', caregiver = ''] = clientOf(placement);
        return lineOf({ ...visit, client, caregiver });
      }),
      `the private calendar of ${name}`,
    ).toEqual(times([...own.filter(({ kind }) => !kind), ...covers.filter(({ kind }) => kind !== 'missed')]));
  }
  expect(lines(await onBoard(call, 'client', days)), 'the board by client').toEqual(lines(due));
  const of = (name: string, visit: Visit) => `${name}: ${lineOf(visit)}`;
  const board = await onBoard(call, 'caregiver', days);
  expect(board.map((visit) => of(visit.line, visit)).sort(), 'the board by caregiver').toEqual(
    due
      .flatMap((visit) => [visit.caregiver, visit.instead].flatMap((name) => (name ? of(name, visit) : [])))
      .sort(),
  );
}
