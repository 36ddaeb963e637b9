import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Series } from './draw-weeks.ts';
import * as styles from './Figures.css.ts';
import { scaleTo } from './scale.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface WeekChartProps {
  /** The labels below each week and of the one under the pointer. */
  labels: readonly string[];
  series: readonly Series[];
  inWords?: (value: number) => string;
  /** The top of the scale, if it isn't the highest value. */
  top?: number;
  /** Shown if the chart's code did not load. */
  instead: ReactNode;
}

/**
 * Weeks as columns or lines, hidden from screen readers, beside a table with the same data. Its code loads when it is
 * first shown.
 */
export function WeekChart({ labels, series, inWords = String, top, instead }: WeekChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const keys = useRef<Partial<Record<Series['tone'], HTMLSpanElement | null>>>({});
  const [pointed, setPointed] = useState<number>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import('./draw-weeks.ts').then(
      ({ drawWeeks }) => {
        if (gone || !host.current) return;
        const highest =
          top ?? Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
        stop = drawWeeks(host.current, {
          labels,
          series,
          ...scaleTo(highest),
          inWords,
          colourOf: (tone) => {
            const key = keys.current[tone];
            return key ? getComputedStyle(key).backgroundColor : 'currentColor';
          },
          onPoint: setPointed,
        });
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      stop?.();
    };
    // Drawn once: other data come with another key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (failed) return instead;
  return (
    <div aria-hidden="true">
      <div className={styles.legend}>
        {series.map(({ label, tone, values }) => {
          const value = pointed === undefined ? undefined : values[pointed];
          return (
            <span key={label} className={styles.key}>
              <span
                ref={(element) => {
                  keys.current[tone] = element;
                }}
                className={styles.swatches[tone]}
              />
              {label}
              {value !== undefined && (
                <span className={styles.value}>{value === null ? '–' : inWords(value)}</span>
              )}
            </span>
          );
        })}
        {pointed !== undefined && (
          <span className={styles.pointed}>{fillNodes(t.weekOfDay, { label: labels[pointed] })}</span>
        )}
      </div>
      <div ref={host} className={styles.canvas} />
    </div>
  );
}
