import { operator } from './operator.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: operator.timeZone,
});

/** How many minutes of the operator's day are over, by the clock there. */
export function minuteOfDay(instant = new Date()): number {
  const [hours = 0, minutes = 0] = clock.format(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
