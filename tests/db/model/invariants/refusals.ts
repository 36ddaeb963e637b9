import { FAMILIES, type Turn } from '../rows.ts';
import { type Invariant } from './invariant.ts';

const isSame = ({ before, after, messages, events }: Turn) =>
  JSON.stringify(before) === JSON.stringify(after) && !messages.length && !events.length;

/** Public calls that neither change nor show a family's data. */
const ANYBODYS = /^(submit_request|send_private_link)/;

export const refusals: Invariant[] = [
  {
    says: 'nobody does what is another’s, and an ended link opens nothing',
    look: (turn) => {
      const { by, instead, link = 'request', step, refusal, answer, before } = turn;
      const isFamily = FAMILIES.includes(by);
      const opens = before.links.some((row) => row.family === by && row.link === link && !row.ended);
      if (refusal !== undefined || (instead === undefined && (!isFamily || opens || ANYBODYS.test(step))))
        return [];
      // A family who end a link of another request only get their own page. A wrong key gets nothing.
      return isFamily && isSame(turn) && (opens || answer === null) ? [] : [JSON.stringify(answer)];
    },
  },
  {
    says: 'what is refused is refused by name',
    look: ({ refusal }) => (refusal === undefined || /^[a-z]+(_[a-z]+)+$/.test(refusal) ? [] : [refusal]),
  },
];
