import { useEffect, useState } from 'react';
import { onceLong } from './once-long.ts';

/** What a wait says after its label once it takes long. */
export function TakesLong() {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = onceLong(setWords);
    return () => clearTimeout(timer);
  }, []);
  return words && ` ${words}`;
}
