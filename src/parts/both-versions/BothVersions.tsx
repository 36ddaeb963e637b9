import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { formatDateTime } from '../../domain/operator.ts';
import type { Conflict, ConflictForm } from '../../state/conflict.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as styles from './BothVersions.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

// Conflicts are rare.
const Choice = lazy(() => import('./Choice.tsx').then((it) => ({ default: it.Choice })));

/** A field to compare in both versions; `isRead` if the form only shows it, such as a person’s answer. */
export type Compared<Values> = { label: string; words: (values: Values) => string; isRead?: true };

type BothForm<Values> = Pick<
  ConflictForm<Values>,
  '$state' | '$conflict' | '$taken' | 'keepMine' | 'takeTheirs'
>;

interface BothVersionsProps<Values> {
  form: BothForm<Values>;
  fields: readonly Compared<Values>[];
}

/**
 * If another person saved first: their version beside the one written here, and the choice between them; else nothing.
 * It is inside its form, in place of the summary.
 */
export function BothVersions<Values>({ form, fields }: BothVersionsProps<Values>) {
  const conflict = useStore(form.$conflict);
  const taken = useStore(form.$taken);
  const { values, failure, attempt, busy } = useStore(form.$state);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (taken) said.current?.focus();
  }, [taken]);
  if (conflict)
    return (
      <Suspense>
        <Choice
          title={fill(t.changedThisOn, {
            by: conflict.by ?? t.someoneElse,
            time: formatDateTime(conflict.at),
          })}
          differing={theirsIn(fields, conflict, values)}
          refused={failure?.code === 'changed_meanwhile' ? attempt : 0}
          busy={busy}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      </Suspense>
    );
  return (
    taken && (
      <div ref={said} tabIndex={-1} className={styles.said}>
        <Notice
          title={fill(t.whatSaved, { by: taken.by ?? t.someoneElseWithin, time: formatDateTime(taken.at) })}
        >
          {t.whatWrittenHerePut}
        </Notice>
      </div>
    )
  );
}

/** The fields that another person changed, if what is written here differs. */
const theirsIn = <Values,>(
  fields: readonly Compared<Values>[],
  { before, now }: Conflict<Values>,
  values: Values,
) =>
  fields.flatMap(({ label, words, isRead }) => {
    const [theirs, mine] = [words(now), words(values)];
    return theirs === mine || (before && theirs === words(before))
      ? []
      : [{ label, theirs, mine: isRead ? undefined : mine }];
  });

/** The form's button, hidden while a version must be chosen. */
export function EitherVersion<Values>({ form, submit }: { form: BothForm<Values>; submit: ReactNode }) {
  return useStore(form.$conflict) ? null : submit;
}
