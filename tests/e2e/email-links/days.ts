import { daysAfter } from '../../../src/domain/calendar-day.ts';
import { today } from '../../../src/domain/operator.ts';

const inDays = (days: number) => daysAfter(today(), days);
export const [YESTERDAY, UNNEEDED, MOVED, OFF, LAST_DAY] = [-1, 3, 4, 5, 10].map(inDays) as [
  string,
  string,
  string,
  string,
  string,
];
