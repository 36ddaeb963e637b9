import { useStore } from '@nanostores/react';
import type { Loadable } from '../../../state/loadable.ts';
import { AnswerBy } from './AnswerBy.tsx';
import { turnsIn, type WaitingThing } from './with-waiting.ts';

interface TurnProps {
  /** What waits about the record, due first. */
  things: Loadable<WaitingThing[]>;
  of: (thing: WaitingThing) => boolean;
}

/** On the screen of one record, whose turn it is and by which day, of each side once; nothing until that is known. */
export function Turn({ things, of }: TurnProps) {
  const asked = useStore(things.$value);
  if (asked.state !== 'ready') return null;
  return turnsIn(asked.value.filter(of)).map((thing) => <AnswerBy key={thing.turn} waiting={thing} />);
}
