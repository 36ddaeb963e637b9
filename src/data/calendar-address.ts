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
 * Makes the address with a key from this device. An earlier address stops at once. Sending the same key again changes
 * nothing.
 */
export const makeCalendarAddress = (key: string) => respond(rest().rpc('make_calendar_address', { key }));

/** Ends the address. It is no error if there is none. */
export const endCalendarAddress = () => respond(rest().rpc('end_calendar_address'));
