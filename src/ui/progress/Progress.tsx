import { useId } from 'react';
import * as styles from './Progress.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ProgressProps {
  value: number;
  /** The value that means finished; 100 makes `value` a percentage. */
  max?: number;
  label: string;
}

export function Progress({ value, max = 100, label }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.wrap}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.number} aria-hidden="true">
          {max === 100 ? `${Math.round(value)}%` : fill(t.valueOfMax, { value, max })}
        </span>
      </div>
      <progress id={id} value={value} max={max} className={styles.bar} />
    </div>
  );
}
