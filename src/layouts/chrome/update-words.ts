export type UpdateState = 'idle' | 'checking' | 'waiting';

/** What the button says (specification section 2). */
export const UPDATE_WORDS: Record<UpdateState, string> = {
  idle: 'Check Updates',
  checking: 'Checking...',
  waiting: 'Update Available!',
};
