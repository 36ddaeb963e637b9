import { useEffect, useState } from 'react';
import { released } from '../../lib/released.ts';
import { onceLong } from './once-long.ts';
import * as t from './once-long.words.ts';

/**
 * The words for a long wait, and whether they say that the server can’t be reached. They may take a second line, so
 * they wait until a press ends.
 */
export function useLong() {
  const [words, setWords] = useState('');
  useEffect(() => onceLong((long) => void Promise.resolve(released()).then(() => setWords(long))), []);
  return { words, unreached: words === t.cannotReach };
}
