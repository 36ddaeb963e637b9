import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './Choice.css.ts';

/** One answer of a group. */
export interface ChoiceOption {
  value: string;
  label: string;
  hint?: ReactNode;
}

interface ChoiceTileProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  type: 'checkbox' | 'radio';
  option: ChoiceOption;
}

/** A checkbox or radio button whose whole tile is the target. */
export function ChoiceTile({ type, option, ...native }: ChoiceTileProps) {
  const hintId = useId();
  return (
    <label className={styles.tile}>
      <input
        {...native}
        type={type}
        value={option.value}
        aria-describedby={option.hint ? hintId : undefined}
        className={styles.tileBox}
      />
      <span className={styles.words}>
        <span className={styles.name}>{option.label}</span>
        {option.hint && (
          <span id={hintId} className={styles.hint}>
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
