import { type Invariant } from './invariant.ts';

export const refusals: Invariant[] = [
  {
    says: 'what is refused is refused by name, and changes nothing',
    look: ({ refusal, before, after, messages, events }) => {
      if (refusal === undefined) return [];
      const named = /^[a-z]+(_[a-z]+)+$/.test(refusal);
      const same = JSON.stringify(before) === JSON.stringify(after) && !messages.length && !events.length;
      return [...(named ? [] : [refusal]), ...(same ? [] : ['refused, and something changed'])];
    },
  },
];
