import { useEffect, useRef, useState } from 'react';
import { released } from '../../lib/released.ts';

/** A suggestion: `value` for the program, `label` for the person. */
export interface Suggestion {
  value: string;
  label: string;
}

/** Finds suggestions for a text. */
export type Load = (query: string) => Promise<readonly Suggestion[]>;

interface Suggestions {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  options: readonly Suggestion[];
}

const DEBOUNCE_MS = 200;

/** Calls `load` once typing pauses, and ignores answers to earlier texts. */
export function useSuggestions(load: Load) {
  const [suggestions, setSuggestions] = useState<Suggestions>({ phase: 'idle', options: [] });
  const question = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      question.current += 1;
    },
    [],
  );

  const ask = (query: string, delay = DEBOUNCE_MS) => {
    clearTimeout(timer.current);
    const mine = (question.current += 1);
    const settle = async (next: Suggestions) => {
      await released();
      if (mine === question.current) setSuggestions(next);
    };
    setSuggestions(({ options }) => ({ phase: 'loading', options }));
    timer.current = setTimeout(() => {
      load(query).then(
        (options) => settle({ phase: 'ready', options }),
        () => settle({ phase: 'failed', options: [] }),
      );
    }, delay);
  };
  return { ...suggestions, ask };
}
