import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { fill } from '../../../lib/fill.ts';
import { fail, ok } from '../../../lib/result.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { rememberFocus } from '../../../ui/dialog/give-focus-back.ts';
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
  refresh: () => Promise<unknown>;
  /** Other steps for all chosen rows. */
  children?: ReactNode;
}

/** Steps for the chosen rows, at the bottom of the window, and then the result for each. */
export function SelectionBar<Row>({ selection, steps, nameOf, refresh, children }: SelectionBarProps<Row>) {
  const rows = useStore(selection.$rows);
  const outcomes = useStore(selection.$outcomes);
  const left = useStore(selection.$left);
  const [asking, setAsking] = useState<ManyStep<Row>>();
  const [step, setStep] = useState<ManyStep<Row>>();
  const status = useRef<HTMLParagraphElement>(null);
  /** The element that had the focus before the bar. */
  const before = useRef<HTMLElement>(undefined);
  const run = async (next: ManyStep<Row>, said = '') => {
    setStep(next);
    const came = await selection.run(async (row) => {
      const words = withPlaceholders(said, next.aboutOf?.(row) ?? {});
      if (isUnfilled(words)) return fail({ kind: 'refused', code: 'text_unfilled' });
      const result = await next.act(row, words);
      if (!result.ok) return result;
      return ok(typeof next.done === 'string' ? next.done : await next.done(row));
    });
    await refresh();
    return came;
  };
  const isDone = left === 0 && outcomes.length > 0 && !asking;
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);
  if (rows.size === 0 && outcomes.length === 0) return null;
  const leave = (bar: HTMLElement) => {
    if (before.current?.isConnected) before.current.focus();
    else rememberFocus(bar)();
    selection.clear();
  };
  const failed = outcomes.filter(({ failure }) => failure).length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers the focus.
    <section
      className={styles.bar}
      aria-label={t.selected}
      data-step="first"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
    >
      {outcomes.length > 0 && step && (
        <ul className={styles.outcomes}>
          {outcomes.map(({ row, done, failure }) => (
            <li key={selection.keyOf(row)}>
              <strong>{nameOf(row)}</strong>: {failure ? explain(failure, step.wording) : done}
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
        <Button
          size="small"
          variant="quiet"
          disabled={left > 0}
          onClick={({ currentTarget }) => leave(currentTarget)}
        >
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
