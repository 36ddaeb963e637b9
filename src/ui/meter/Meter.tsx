import * as styles from './Meter.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface MeterProps {
  value: number;
  max?: number;
  /** What is measured, for screen readers. */
  label: string;
}

/** An amount as a bar and a number. */
export function Meter({ value, max = 100, label }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const tone = share >= 0.7 ? 'high' : share >= 0.4 ? 'middle' : 'low';
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={fill(t.valueOfMax, { value, max })}
      className={styles.row}
    >
      <span className={styles.track}>
        <span className={`${styles.fill} ${styles.tones[tone]}`} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.number}>
        {value}
        <span className={styles.outOf}> / {max}</span>
      </span>
    </div>
  );
}
