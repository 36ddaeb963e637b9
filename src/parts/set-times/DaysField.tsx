import { DAYS } from '../../domain/availability.ts';
import { USUAL_DAYS } from '../../domain/set-times.ts';
import { options } from '../../domain/vocabulary.ts';
import { Fieldset } from '../../ui/field/Fieldset.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { input, mark } from '../availability-grid/AvailabilityGrid.css.ts';
import * as styles from './DaysField.css.ts';
import * as t from './words.ts';

interface DaysFieldProps {
  id: string;
  /** Days in order, with Monday as 0. */
  value: readonly number[];
  onChange: (days: number[]) => void;
}

/** Days of the week, chosen one by one or several by a word such as “weekdays”. */
export function DaysField({ id, value, onChange }: DaysFieldProps) {
  return (
    <Fieldset id={id} legend={t.onDays}>
      <div className={styles.days}>
        {DAYS.map((name, day) => (
          <label key={name} className={styles.day}>
            <input
              type="checkbox"
              aria-label={name}
              checked={value.includes(day)}
              onChange={() =>
                onChange([...DAYS.keys()].filter((other) => value.includes(other) !== (other === day)))
              }
              className={input}
            />
            {name.slice(0, 3)}
            <span className={mark}>
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
      <div className={styles.usual}>
        {options(t.usualDays).map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={String(value) === String(USUAL_DAYS[choice.value])}
            className={styles.quick}
            onClick={() => onChange(USUAL_DAYS[choice.value])}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </Fieldset>
  );
}
