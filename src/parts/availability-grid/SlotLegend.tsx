// bundle: fields
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './AvailabilityGrid.css.ts';
import type { SlotWords } from './slots.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** The legend of a comparison. Screen readers hear the meaning at each slot. */
export function SlotLegend({ words: { own, other }, beyond }: { words: SlotWords; beyond: boolean }) {
  const keys = [
    { state: 'both', icon: 'check', text: fill(t.otherAndOwn, { other, own: own.toLowerCase() }) },
    { state: 'other', icon: 'close', text: fill(t.otherNotOwn, { other, own: own.toLowerCase() }) },
    { state: 'beyond', icon: 'check', text: fill(t.beyondThat, { own }) },
  ] as const;
  return (
    <div className={styles.legend} aria-hidden="true">
      {(beyond ? keys : keys.slice(0, 2)).map(({ state, icon, text }) => (
        <span key={state} className={styles.key}>
          <span className={styles.swatch} data-state={state}>
            <span className={styles.mark}>
              <Icon name={icon} size={14} />
            </span>
          </span>
          {text}
        </span>
      ))}
    </div>
  );
}
