import * as t from './end-causes.words.ts';

/** Why care ended, as reports count it. */
export const END_CAUSES = t.causes;
export type EndCause = keyof typeof END_CAUSES;
