import type { CoveredPart } from '../../../data/requests.ts';

/** The times of all parts of a kind, as one week. */
export const timesOf = (parts: readonly CoveredPart[], kind: CoveredPart['part']) =>
  parts.reduce((week, { part, availability }) => (part === kind ? week | availability : week), 0);

/** Whether the week has several parts, and not one job or caregiver for all of it. */
export const isShared = (parts: readonly CoveredPart[]) => parts.length > 1;
