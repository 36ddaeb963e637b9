import { operator } from '../../../src/domain/operator.ts';
import { answerVisitCalendar } from '../../../supabase/functions/visit-calendar/answer.ts';
import type { Visit } from './plan.ts';
import { type Call, first } from './seen.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: operator.timeZone, dateStyle: 'short', timeStyle: 'short' },
});
/** A moment as the operator's day and minute. */
function localOf(moment: string): { day: string; minute: number } {
  const iso = moment.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const [day = '', time = ''] = clock.format(new Date(iso)).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: hours * 60 + minutes };
}

export type AtAddress = Pick<Visit, 'day' | 'opens' | 'closes'> & { placement: string };

/** The visits on these days at the private address of this key. Undefined if there is no such address. */
export async function atAddress(call: Call, key: string, days: string[]): Promise<AtAddress[] | undefined> {
  const response = await answerVisitCalendar(new Request(`https://visits.test/${key}.ics`), {
    ...{ url: 'https://api.test', publishableKey: 'anon' },
    fetch: async (request) => {
      const { key: asked } = (await request.json()) as { key: string };
      const [row] = await call<{ visits: unknown }>(
        'anon',
        `select public.calendar_visits('${asked}') as visits`,
      );
      return Response.json(row?.visits ?? null);
    },
  });
  if (response.status !== 200) return undefined;
  const file = (await response.text()).replaceAll('\r\n ', '');
  return file
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const [, placement = ''] = first([/UID:([0-9a-f-]{36})-/.exec(event) ?? []]);
      const [opens, closes] = ['DTSTART', 'DTEND'].map((name) =>
        localOf(new RegExp(`${name}:(\\S+)`).exec(event)?.[1] ?? ''),
      );
      return { placement, day: opens?.day ?? '', opens: opens?.minute ?? 0, closes: closes?.minute ?? 0 };
    })
    .filter(({ day }) => days.includes(day));
}
