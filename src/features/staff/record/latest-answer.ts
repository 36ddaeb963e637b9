import type { Loaded } from '../../../state/loadable.ts';

/** The latest answer of family or caregiver on a page. A step sends it to say that it was seen; null for none. */
export const latestAnswer = (record: Loaded<{ answered: string | null }>) =>
  record.state === 'ready' ? record.value.answered : null;
