import * as t from './words.ts';

/** By what a person goes in a few words: "Marta". */
export const firstName = (fullName: string | null): string =>
  fullName?.trim().split(/\s+/)[0] || t.theCaregiver;

/** A thing of theirs: "Marta’s driving licence". */
export const whose = (fullName: string | null, thing: string): string =>
  `${firstName(fullName)}’s ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
