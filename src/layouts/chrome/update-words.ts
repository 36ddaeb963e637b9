import * as t from './words.ts';

export type UpdateState = 'idle' | 'checking' | 'waiting';

/** What the button says (docs/specification.md, Installing and updating). */
export const UPDATE_WORDS: Record<UpdateState, string> = t.updateWords;
