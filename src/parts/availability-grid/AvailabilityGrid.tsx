// bundle: fields
import { clockHours, DAYS, hasSlot, isWhole, PARTS, toggleSlot } from '../../domain/availability.ts';
import { Fieldset, type FieldsetProps } from '../../ui/field/Fieldset.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './AvailabilityGrid.css.ts';
import { ReadOnlySlot } from './ReadOnlySlot.tsx';
import { slotsOfDay, slotsOfPart, type SlotWords, turnWhole } from './slots.ts';
import { SlotLegend } from './SlotLegend.tsx';
import * as t from './words.ts';
import { fill } from '../../lib/fill.ts';

interface AvailabilityGridProps extends FieldsetProps {
  /** A week as 28 bits: bit = day * 4 + part, Monday and morning are 0. */
  value: number;
  onChange?: (value: number) => void;
  readOnly?: boolean;
  /** A second week to compare with the first, only if read-only. */
  compare?: number;
  /** The meaning of a slot in the first and in the second week. */
  words?: SlotWords;
  /** The only slots that can be chosen. Others just show, and days without any are left out. */
  within?: number;
  /** The colours are explained elsewhere, once for several grids. */
  explained?: boolean;
}

const usualWords: SlotWords = { own: t.available, other: t.needed };
/** Abbreviations of the parts of the day, for little room. */
const PARTS_SHORT = [t.morn, t.aft, t.eve, t.night];

/** Seven days by four parts of the day. The heading of a day or part turns its whole row or column. */
export function AvailabilityGrid({
  value,
  onChange,
  readOnly = false,
  compare,
  words = usualWords,
  within = ~0,
  explained,
  ...group
}: AvailabilityGridProps) {
  const turn = (slots: number) =>
    readOnly || !(slots & within) ? undefined : () => onChange?.(turnWhole(value, slots & within));
  return (
    <Fieldset {...group}>
      <div className={styles.room}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {PARTS.map((part, index) => (
                <th key={part} scope="col" className={styles.header}>
                  <Whole
                    word={part}
                    short={PARTS_SHORT[index] ?? part}
                    name={fill(t.every, { part: part.toLowerCase() })}
                    pressed={isWhole(value, slotsOfPart(index) & within)}
                    onTurn={turn(slotsOfPart(index))}
                  />
                  {/* Five columns on a phone have no room for minutes. */}
                  <span className={styles.hours}>{clockHours(index)?.replaceAll(':00', '')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DAYS.map((day, dayIndex) =>
              (within | value) & slotsOfDay(dayIndex) ? (
                <tr key={day}>
                  <th scope="row" className={styles.rowHeader}>
                    <Whole
                      word={day}
                      short={day.slice(0, 3)}
                      name={fill(t.allOf, { day })}
                      pressed={isWhole(value, slotsOfDay(dayIndex) & within)}
                      onTurn={turn(slotsOfDay(dayIndex))}
                    />
                  </th>
                  {PARTS.map((part, partIndex) => (
                    <td key={part} className={styles.cell}>
                      {readOnly || !hasSlot(within, dayIndex, partIndex) ? (
                        <ReadOnlySlot
                          part={PARTS_SHORT[partIndex]}
                          own={hasSlot(value, dayIndex, partIndex)}
                          other={compare !== undefined && hasSlot(compare, dayIndex, partIndex)}
                          compared={compare !== undefined}
                          words={words}
                        />
                      ) : (
                        <label className={styles.slot} data-part={PARTS_SHORT[partIndex]}>
                          <input
                            type="checkbox"
                            aria-label={`${day} ${part.toLowerCase()}`}
                            checked={hasSlot(value, dayIndex, partIndex)}
                            onChange={() => onChange?.(toggleSlot(value, dayIndex, partIndex))}
                            className={styles.input}
                          />
                          <span className={styles.mark}>
                            <Icon name="check" />
                          </span>
                        </label>
                      )}
                    </td>
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      </div>
      {readOnly && compare !== undefined && !explained && (
        <SlotLegend words={words} beyond={(value & ~compare) !== 0} />
      )}
    </Fieldset>
  );
}

interface WholeProps {
  word: string;
  /** The abbreviation for little room. The whole word is read out. */
  short: string;
  name: string;
  pressed: boolean;
  onTurn: (() => void) | undefined;
}

function Whole({ word, short, name, pressed, onTurn }: WholeProps) {
  const text = (
    <span className={styles.word} data-short={short}>
      {word}
    </span>
  );
  if (!onTurn) return text;
  return (
    <button type="button" aria-label={name} aria-pressed={pressed} className={styles.whole} onClick={onTurn}>
      {text}
    </button>
  );
}
