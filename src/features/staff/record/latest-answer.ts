import type { Loaded } from '../../../state/loadable.ts';

/** The latest answer of family or caregiver on a page; null for none. A step sends it, to show that it was seen. */
export const latestAnswer = (record: Loaded<{ answered: string | null }>) =>
  record.state === 'ready' ? record.value.answered : null;
