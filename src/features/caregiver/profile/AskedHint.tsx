import * as styles from './AskedHint.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AskedHintProps {
  hint?: string;
  /** What staff wrote. */
  words: string;
}

/** A field's hint, and below it what we want changed about that field: it describes the field as the hint does. */
export function AskedHint({ hint, words }: AskedHintProps) {
  return (
    <>
      {hint}
      <div className={styles.asked}>{fill(t.pleaseLookAgainWrote, { words })}</div>
    </>
  );
}
