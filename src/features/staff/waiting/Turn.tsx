import { useStore } from '@nanostores/react';
import type { KeyFact } from '../../../ui/record-page/KeyFacts.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { AnswerBy } from './AnswerBy.tsx';
import { turnsIn, type PendingItem } from './with-waiting.ts';
import * as t from './words.ts';

interface TurnProps {
  /** The record's pending items, due first. */
  things: Loadable<PendingItem[]>;
  of: (thing: PendingItem) => boolean;
}

/** Whose turn it is and by which day, once for each side; nothing until it is loaded. */
export function Turn({ things, of }: TurnProps) {
  const asked = useStore(things.$value);
  if (asked.state !== 'ready') return null;
  return turnsIn(asked.value.filter(of)).map((thing) => <AnswerBy key={thing.turn} waiting={thing} />);
}

/** The same as a key fact of a record's page. */
export function useTurnFact({ things, of }: TurnProps): KeyFact {
  const asked = useStore(things.$value);
  const waits = asked.state === 'ready' && asked.value.some(of);
  return { term: t.whoseTurn, value: waits && <Turn things={things} of={of} /> };
}
