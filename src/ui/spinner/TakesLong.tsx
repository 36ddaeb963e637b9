import { useEffect, useState } from 'react';
import { LONG_MS } from './long.ts';
import * as t from './words.ts';

/** What a wait says once it takes long: the server may be gone, and would not say so. */
export function TakesLong() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return long ? <> {t.takesLong}</> : null;
}
