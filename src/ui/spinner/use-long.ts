import { useEffect, useState } from 'react';
import { onceLong } from './once-long.ts';
import * as t from './once-long.words.ts';

/** The words for a long wait, and whether they say that the server can’t be reached. */
export function useLong() {
  const [words, setWords] = useState('');
  useEffect(() => onceLong(setWords), []);
  return { words, unreached: words === t.cannotReach };
}
