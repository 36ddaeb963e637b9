import { backendUrl } from './backend.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** The address at which calendars find the visits of the caregiver with this key. */
export const calendarAddress = (key: string): string =>
  `${backendUrl()}/functions/v1/visit-calendar/${key}.ics`;

/** When the signed-in caregiver's calendar address was made. Null if there is none. */
export const loadCalendarAddress = () =>
  respond(rest().rpc('my_calendar_address').overrideTypes<string | null, { merge: false }>());

/**
 * Makes the address with a key of this device. An earlier one stops at once. The same key again changes
 * nothing.
 */
export const makeCalendarAddress = (key: string) => respond(rest().rpc('make_calendar_address', { key }));

/** Ends the address. If there is none, that is no error. */
export const endCalendarAddress = () => respond(rest().rpc('end_calendar_address'));
