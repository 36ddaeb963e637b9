import { addWords } from './explain.ts';
import * as t from './area-words.words.ts';

export const LEAVE_OUT_CONTACT = t.leaveOutContact;

// Refusals that only someone who is signed in can meet, and not staff alone (staff-words.ts): the open pages need not carry their
// words.
addWords({ ...t.refusals, about_holds_contact: LEAVE_OUT_CONTACT });
