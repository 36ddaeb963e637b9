import { addWords } from './explain.ts';
import * as t from './area-words.words.ts';

export const LEAVE_OUT_CONTACT = t.leaveOutContact;

// Refusals that only signed-in people meet, other than staff's (staff-words.ts). So open pages don't load
// their words.
addWords({ ...t.refusals, about_holds_contact: LEAVE_OUT_CONTACT });
