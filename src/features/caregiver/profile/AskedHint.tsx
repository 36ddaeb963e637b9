import * as styles from './AskedHint.css.ts';

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
      <div className={styles.asked}>Please look at this again. We wrote: “{words}”</div>
    </>
  );
}
