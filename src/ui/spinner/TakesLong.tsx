import { useEffect, useState } from 'react';
import { onceLong } from './once-long.ts';

/** What a wait says after its label once it takes long; `alone` where no live region is around it. */
export function TakesLong({ alone = false }: { alone?: boolean }) {
  const [words, setWords] = useState('');
  useEffect(() => onceLong(setWords), []);
  if (!words) return null;
  return alone ? <span role="alert">{words}</span> : ` ${words}`;
}
