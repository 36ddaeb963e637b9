import * as t from './family-messages.words.ts';

/** What a family can write to the team about. */
export const MESSAGE_ABOUT = t.about;
export type MessageAbout = keyof typeof MESSAGE_ABOUT;

export const messageAboutOptions = Object.entries(MESSAGE_ABOUT).map(([value, label]) => ({ value, label }));

/** How staff answered: in writing, by phone, or that no answer was needed. */
export type AnsweredAs = 'written' | 'phone' | 'none';

export const LONGEST_MESSAGE = 4000;
