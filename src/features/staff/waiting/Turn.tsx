import { useStore } from '@nanostores/react';
import type { Loadable } from '../../../state/loadable.ts';
import { AnswerBy } from './AnswerBy.tsx';
import type { WaitingThing } from './with-waiting.ts';

interface TurnProps {
  /** What waits about the record, due first. */
  things: Loadable<WaitingThing[]>;
  of: (thing: WaitingThing) => boolean;
}

/** On the screen of one record, whose turn it is and by which day; nothing until that is known. */
export function Turn({ things, of }: TurnProps) {
  const asked = useStore(things.$value);
  return asked.state === 'ready' ? <AnswerBy waiting={asked.value.find(of)} /> : null;
}
