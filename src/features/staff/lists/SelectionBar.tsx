import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { fill } from '../../../lib/fill.ts';
import { fail } from '../../../lib/result.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { isUnfilled, withPlaceholders } from '../presets/placeholders.ts';
import type { ManyStep } from './many.ts';
import { ManyDialog } from './ManyDialog.tsx';
import type { Selection } from './selection.ts';
import * as styles from './SelectionBar.css.ts';
import * as t from './words.ts';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  steps: readonly ManyStep<Row>[];
  nameOf: (row: Row) => string;
  /** Reads the list again. */
  refresh: () => Promise<unknown>;
  /** What else can be done with the rows, all at once. */
  children?: ReactNode;
}

/** What can be done with the chosen rows, at the lower edge of the window; then what each came to. */
export function SelectionBar<Row>({ selection, steps, nameOf, refresh, children }: SelectionBarProps<Row>) {
  const rows = useStore(selection.$rows);
  const outcomes = useStore(selection.$outcomes);
  const left = useStore(selection.$left);
  const [asking, setAsking] = useState<ManyStep<Row>>();
  const [step, setStep] = useState<ManyStep<Row>>();
  const status = useRef<HTMLParagraphElement>(null);
  const run = async (next: ManyStep<Row>, said = '') => {
    setStep(next);
    const came = await selection.run(async (row) => {
      const words = withPlaceholders(said, next.aboutOf?.(row) ?? {});
      return isUnfilled(words) ? fail({ kind: 'refused', code: 'text_unfilled' }) : next.act(row, words);
    });
    await refresh();
    return came;
  };
  const isDone = left === 0 && outcomes.length > 0 && !asking;
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);
  if (rows.size === 0 && outcomes.length === 0) return null;
  const failed = outcomes.filter(({ failure }) => failure).length;
  return (
    <section className={styles.bar} aria-label={t.selected} data-step="first">
      {outcomes.length > 0 && step && (
        <ul className={styles.outcomes}>
          {outcomes.map(({ row, failure }) => (
            <li key={selection.keyOf(row)}>
              <strong>{nameOf(row)}</strong>: {failure ? explain(failure, step.wording) : step.done}
            </li>
          ))}
        </ul>
      )}
      <Stack direction="row" gap={2} wrap align="center">
        <p className={styles.status} tabIndex={-1} ref={status} role="status">
          {left > 0
            ? fill(t.leftToDo, { count: left })
            : outcomes.length > 0
              ? fill(failed > 0 ? t.someFailed : t.allDone, { done: outcomes.length - failed, failed })
              : fill(t.selectedCount, { count: rows.size })}
        </p>
        {rows.size > 0 && children}
        {rows.size > 0 &&
          steps.map((each) => (
            <Button
              key={each.label}
              size="small"
              variant="secondary"
              busy={left > 0 && step === each}
              disabled={left > 0 && step !== each}
              onClick={() => (each.ask ? setAsking(each) : void run(each))}
            >
              {each.label}
            </Button>
          ))}
        <Button size="small" variant="quiet" disabled={left > 0} onClick={selection.clear}>
          {rows.size > 0 ? t.clearSelection : t.close}
        </Button>
      </Stack>
      {asking?.ask && (
        <ManyDialog
          step={asking}
          ask={asking.ask}
          count={rows.size}
          onClose={() => setAsking(undefined)}
          run={(said) => run(asking, said)}
        />
      )}
    </section>
  );
}
