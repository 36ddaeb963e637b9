import type postgres from 'postgres';
import { placementCalendar, type VisitsPeriod } from '../../../src/domain/placement-calendar.ts';
import { daysAfter, weekdayOf } from '../../../src/domain/calendar-day.ts';
import type { Crowd } from '../crowd.ts';
import { daysFrom, type Visit } from './plan.ts';

export function first<T>([row]: readonly T[]): T {
  if (!row) throw new Error('nothing was answered');
  return row;
}
const firstName = (name: string) => name.split(' ')[0] ?? '';
type Placement = {
  id: string;
  client: string;
  caregiver: string;
  availability: number;
  visits: unknown;
  startsOn: string;
  endsOn: string | null;
  periods: VisitsPeriod[] | null;
};
/** A family: the first name of the recipient, and the key of their page. */
export type Family = { client: string; id: string; reference: string; secret: string };

/** Calls a function as a person's browser would. */
export const callAs =
  ({ pool }: Crowd) =>
  async <T>(person: string, statement: string): Promise<T[]> => {
    const answers = await pool.unsafe(`select tests.be('${person}'); ${statement}`).simple();
    return [...(answers.at(-1) as unknown as postgres.RowList<(T & postgres.Row)[]>)];
  };
export type Call = ReturnType<typeof callAs>;

type OfPage = Omit<Visit, 'client' | 'caregiver'> & { placement: string };
type OfTeam = { words: string; answer: string | null };
type PageCaregiver = Omit<Placement, 'id' | 'client' | 'caregiver'> & { placement: string; name: string };

/** The two weeks from today and the week before, on a family's page, and the same in their calendar files. */
export async function onPage(call: Call, { client, reference, secret }: Family, days: string[]) {
  const { page } = first(
    await call<{ page: { visits: OfPage[]; caregivers: PageCaregiver[]; messages: OfTeam[] } }>(
      'anon',
      `select public.track_request('${reference}', '${secret}') as page`,
    ),
  );
  const { visits, caregivers, messages } = page;
  const placements = caregivers.map(({ name, placement, ...terms }) => ({
    ...terms,
    id: placement,
    client,
    caregiver: firstName(name),
  }));
  return {
    messages: messages.map(({ words, answer }) => (answer ? `${words} ${answer}` : words)),
    visits: visits.map((visit) => ({
      ...visit,
      client,
      caregiver: placements.find(({ id }) => id === visit.placement)?.caregiver ?? 'nobody',
    })),
    calendar: placements.flatMap((placement) => inCalendar(placement, days)),
  };
}

type Own = Omit<Visit, 'client' | 'caregiver' | 'instead'> & { requestId: string; instead: boolean };
/** The same days on a caregiver's dashboard: their own visits and those they cover. */
export async function onDashboard(call: Call, person: string, families: Family[], days: string[]) {
  const clientOf = (id: string) => families.find((family) => family.id === id)?.client ?? 'nobody';
  const visits = await call<Own>(
    person,
    `select request_id as "requestId", on_date::text as day, opens, closes, kind, instead, moved
     from public.my_visits('${days[0]}', '${days.at(-1)}')`,
  );
  const applications = await call<{
    placement: Omit<Placement, 'client'> & { requestId: string; endedAt: string | null };
  }>(person, `select placement from public.my_applications() where placement is not null`);
  return {
    visits: visits.map(({ requestId, instead, ...visit }) => ({
      ...visit,
      client: clientOf(requestId),
      caregiver: instead ? 'another' : person,
    })),
    calendar: applications
      .filter(({ placement }) => placement.endedAt === null)
      .flatMap(({ placement }) =>
        inCalendar({ ...placement, client: clientOf(placement.requestId), caregiver: person }, days),
      ),
  };
}

type OfBoard = Omit<Visit, 'client'> & { client: { recipient: string }; covers: boolean };
/** The same days on staff's board, week by week. `covers` marks visits of a stand-in. */
export async function onBoard(call: Call, by: 'client' | 'caregiver', days: string[]) {
  const mondays = [...new Set(days.map((day) => daysAfter(day, -weekdayOf(day))))];
  const lines = await call<{ name: string; visits: OfBoard[] }>(
    'admin',
    mondays
      .map(
        (day) => `select caregiver_name as name, visits from public.visit_board('${day}', '{"by": "${by}"}')`,
      )
      .join(' union all '),
  );
  return lines
    .flatMap(({ name, visits }) => visits.map((visit) => ({ ...visit, line: name && firstName(name) })))
    .filter(({ day }) => days.includes(day))
    .map(({ client, caregiver, instead, ...visit }) => ({
      ...visit,
      client: firstName(client.recipient),
      caregiver: firstName(caregiver),
      instead: instead ? firstName(instead) : null,
    }));
}

/** What a placement's calendar file has on these days. */
function inCalendar(placement: Placement, days: string[]): Visit[] {
  const file = placementCalendar({ ...placement, title: 'Care' }).replaceAll('\r\n ', '');
  return file
    .split('BEGIN:VEVENT')
    .slice(1)
    .flatMap((event) => {
      const [, date, opens] = timeOf(/DTSTART;TZID=[^:]+:(\S+)/, event);
      const [, last, closes] = timeOf(/DTEND;TZID=[^:]+:(\S+)/, event);
      const weekdays =
        /BYDAY=([A-Z,]+)/
          .exec(event)?.[1]
          ?.split(',')
          .map((day) => CODES.indexOf(day)) ?? [];
      const count = Number(/COUNT=(\d+)/.exec(event)?.[1] ?? Infinity);
      return daysFrom(date, days.at(-1) ?? date)
        .filter((day) => weekdays.includes(weekdayOf(day)))
        .slice(0, count)
        .filter((day) => days.includes(day))
        .map((day) => ({
          day,
          opens,
          closes: closes + (last === date ? 0 : 1440),
          client: placement.client,
          caregiver: placement.caregiver,
        }));
    });
}
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const timeOf = (pattern: RegExp, event: string): [string, string, number] => {
  const [, year = '', month = '', day = '', hour, minute] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(pattern.exec(event)?.[1] ?? '') ?? [];
  return ['', `${year}-${month}-${day}`, Number(hour) * 60 + Number(minute)];
};
