const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * A time zone as calendar files describe it (RFC 5545, VTIMEZONE), by its rules in a year. Calendars that
 * know the zone's name use that. `zone` is an IANA name such as Europe/Dublin.
 */
export function vtimezone(zone: string, year: number): string {
  const changes = changesIn(zone, year);
  const offset = offsetAt(zone, Date.UTC(year, 0, 1));
  const rules =
    changes.length === 2
      ? changes.map(({ at, before, after }) =>
          rule(after > before ? 'DAYLIGHT' : 'STANDARD', before, after, new Date(at + before * MINUTE_MS)),
        )
      : [rule('STANDARD', offset, offset)];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules.flat(), 'END:VTIMEZONE'].join('\r\n');
}

type Change = { at: number; before: number; after: number };

/** The zone's clock changes in a year, to the hour. Offsets are minutes east of UTC. */
function changesIn(zone: string, year: number): Change[] {
  const found: Change[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY_MS) {
    const [before, after] = [offsetAt(zone, day), offsetAt(zone, day + DAY_MS)];
    if (before === after) continue;
    let at = day;
    while (offsetAt(zone, at) === before) at += 60 * MINUTE_MS;
    found.push({ at, before, after });
  }
  return found;
}

function offsetAt(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])?(\d+)?:?(\d+)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The rule for one of a zone's two times. `wall` is the time on clocks before the change, as if it were UTC.
 */
function rule(name: 'STANDARD' | 'DAYLIGHT', before: number, after: number, wall?: Date): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${wall ? compact(wall) : '19700101T000000'}`,
    ...(wall ? [`RRULE:FREQ=YEARLY;BYMONTH=${wall.getUTCMonth() + 1};BYDAY=${weekdayOf(wall)}`] : []),
    `TZOFFSETFROM:${inHours(before)}`,
    `TZOFFSETTO:${inHours(after)}`,
    `END:${name}`,
  ];
}

/** The last Sunday of its month as -1SU, the second one as 2SU. */
function weekdayOf(day: Date): string {
  const inAWeek = new Date(day.getTime() + 7 * DAY_MS);
  const nth = inAWeek.getUTCMonth() === day.getUTCMonth() ? Math.ceil(day.getUTCDate() / 7) : -1;
  return `${nth}${DAYS[day.getUTCDay()]}`;
}

const compact = (day: Date) => day.toISOString().slice(0, 19).replace(/[-:]/g, '');

function inHours(minutes: number): string {
  const pad = (amount: number) => String(Math.trunc(Math.abs(amount))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}${pad(minutes % 60)}`;
}
