// bundle: waiting
import { operator } from './operator.ts';

// The Swedish locale writes ISO days. Apart from operator.ts, which every page loads: only files need this.
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: operator.timeZone,
});

/** An ISO time in the operator’s time zone, as spreadsheets and people read it: 2025-10-31 17:49. */
export const clockTime = (iso: string): string => clock.format(new Date(iso));
