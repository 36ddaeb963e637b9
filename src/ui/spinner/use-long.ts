import { useEffect, useState } from 'react';
import { onceLong } from './once-long.ts';
import * as t from './once-long.words.ts';

/** What a wait says once it takes long, and whether that is that the service can’t be reached. */
export function useLong() {
  const [words, setWords] = useState('');
  useEffect(() => onceLong(setWords), []);
  return { words, unreached: words === t.cannotReach };
}
