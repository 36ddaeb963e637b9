// bundle: fields
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './AvailabilityGrid.css.ts';
import type { SlotWords } from './slots.ts';

/** What the colours of a comparison mean; every slot also says it in words to screen readers. */
export function SlotLegend({ words: { own, other }, beyond }: { words: SlotWords; beyond: boolean }) {
  const keys = [
    { state: 'both', icon: 'check', text: `${other} and ${own.toLowerCase()}` },
    { state: 'other', icon: 'close', text: `${other}, not ${own.toLowerCase()}` },
    { state: 'beyond', icon: 'check', text: `${own} beyond that` },
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
