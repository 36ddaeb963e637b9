import { type Steps } from './chance.ts';

/** The private addresses of caregivers’ calendars: made, replaced, ended. */
export const calendars: Steps = {
  'make a calendar address': {
    often: 2,
    step: (c) => {
      const who = c.caregiver();
      return `${who}: make_calendar_address(model.calendar_key('${who}', ${c.one([1, 2])}))`;
    },
  },
  'end the calendar address': {
    often: 1,
    step: (c) => {
      const row = c.one(c.rows.calendars);
      return row && `${row.key}: end_calendar_address()`;
    },
  },
};
