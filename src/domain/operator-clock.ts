// bundle: waiting
import { operator } from './operator.ts';

// Sweden writes days as ISO does. Beside operator.ts, which every page carries, as only files are written so.
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: operator.timeZone,
});

/** An ISO time as the operator’s clock showed it, as spreadsheets read it and people too: 2025-10-31 17:49. */
export const clockTime = (iso: string): string => clock.format(new Date(iso));
