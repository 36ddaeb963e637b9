import { daysAfter } from './calendar-day.ts';
import { clockTime } from './operator-clock.ts';

const two = (number: number) => String(number).padStart(2, '0');
const now = () => clockTime(new Date().toISOString());
/** A time on the operator’s clock: 2026-03-14 09:30. */
const moment = (day: string, minute: number) =>
  `${daysAfter(day, Math.floor(minute / 1440))} ${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** Whether a visit has begun, by the operator’s clock. */
export const hasBegun = ({ onDate, opens }: { onDate: string; opens: number }, at = now()): boolean =>
  moment(onDate, opens) <= at;

/** Whether it is over. */
export const isOver = ({ onDate, closes }: { onDate: string; closes: number }, at = now()): boolean =>
  moment(onDate, closes) <= at;
