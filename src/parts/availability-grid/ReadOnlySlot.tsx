// bundle: fields
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './AvailabilityGrid.css.ts';
import { slotInWords, slotState, type SlotWords } from './slots.ts';

interface ReadOnlySlotProps {
  /** The abbreviation of its part of the day. */
  part: string | undefined;
  own: boolean;
  other: boolean;
  compared: boolean;
  words: SlotWords;
}

/** A read-only slot, marked by icon and border as well as by colour. */
export function ReadOnlySlot({ part, own, other, compared, words }: ReadOnlySlotProps) {
  const state = slotState(own, other);
  return (
    <span
      className={styles.slot}
      data-part={part}
      data-state={compared && state === 'own' ? 'beyond' : state}
    >
      <span className={styles.mark}>
        <Icon name={state === 'other' ? 'close' : 'check'} size={18} />
      </span>
      <VisuallyHidden>{slotInWords(own, other, compared, words)}</VisuallyHidden>
    </span>
  );
}
