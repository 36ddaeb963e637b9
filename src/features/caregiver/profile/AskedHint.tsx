import * as styles from './AskedHint.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AskedHintProps {
  hint?: string;
  /** What staff asked to change. */
  words: string;
}

/** A field's hint, with the change that staff asked for below it. Both describe the field. */
export function AskedHint({ hint, words }: AskedHintProps) {
  return (
    <>
      {hint}
      <div className={styles.asked}>{fill(t.pleaseLookAgainWrote, { words })}</div>
    </>
  );
}
