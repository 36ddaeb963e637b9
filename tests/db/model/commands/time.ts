import { type Steps } from './chance.ts';

/** Days pass. */
export const time: Steps = {
  'days pass': {
    often: 5,
    step: (c) => `time: ${c.one([1, 1, 2, 3, 8, 14, 35])}`,
  },
};
