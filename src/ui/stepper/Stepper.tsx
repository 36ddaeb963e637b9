import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** With this many steps, the current label takes all the room. The bars show what is done. */
const MANY = 8;

interface StepperProps {
  steps: readonly { label: string; state: 'done' | 'current' | 'ahead' }[];
  /** What the steps lead to, for screen readers. */
  label?: string;
}

/** The current place in a short series of screens. On a phone it says "Step 2 of 9" above the bars. */
export function Stepper({ steps, label = t.progress }: StepperProps) {
  const at = steps.findIndex((step) => step.state === 'current');
  return (
    <div className={styles.stepper}>
      {at >= 0 && (
        <div className={styles.short} aria-hidden="true">
          <span className={styles.current}>{steps[at]?.label}</span>
          <span className={styles.count}>{fill(t.stepOf, { step: at + 1, count: steps.length })}</span>
        </div>
      )}
      <ol role="list" aria-label={label} className={styles.list}>
        {steps.map(({ label: name, state }) => (
          <li
            key={name}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
          >
            <span className={styles.label}>
              {state === 'done' && steps.length < MANY && <Icon name="check" size={16} />}
              {name}
              {state === 'done' && <VisuallyHidden> {t.done}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
