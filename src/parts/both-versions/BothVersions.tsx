import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatDateTime } from '../../domain/operator.ts';
import type { OvertakableForm } from '../../state/overtaken.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as styles from './BothVersions.css.ts';
import { differently, type Part } from './differently.ts';

/** A field as both versions are compared by it. */
export type Compared<Values> = { label: string; words: (values: Values) => string };

type BothForm<Values> = Pick<
  OvertakableForm<Values>,
  '$state' | '$overtaken' | '$taken' | 'keepMine' | 'takeTheirs'
>;

interface BothVersionsProps<Values> {
  form: BothForm<Values>;
  fields: readonly Compared<Values>[];
}

/** What it says now beside what was written here, where somebody else saved first; nothing until that happens. Stands inside its form. */
export function BothVersions<Values>({ form, fields }: BothVersionsProps<Values>) {
  const overtaken = useStore(form.$overtaken);
  const taken = useStore(form.$taken);
  const { values } = useStore(form.$state);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (taken) said.current?.focus();
  }, [taken]);
  if (!overtaken)
    return (
      taken && (
        <div ref={said} tabIndex={-1} className={styles.said}>
          <Notice title={`This is what ${taken.by ?? 'somebody else'} saved on ${formatDateTime(taken.at)}`}>
            What you had written here is put away. Nothing was saved.
          </Notice>
        </div>
      )
    );
  const { now, by, at } = overtaken;
  const differing = fields.filter(({ words }) => words(now) !== words(values));
  return (
    <Notice tone="warning" title={`${by ?? 'Somebody else'} changed this on ${formatDateTime(at)}`}>
      {differing.length === 0 && 'It says the same as what you wrote.'}
      <div className={styles.versions}>
        {differing.map(({ label, words }) => {
          const [theirs, mine] = differently(words(now), words(values));
          return (
            <dl key={label} className={styles.field}>
              <div className={styles.version}>
                <dt className={styles.label}>{label}: now it says</dt>
                <dd className={styles.words}>
                  <Marked parts={theirs} />
                </dd>
              </div>
              <div className={styles.version}>
                <dt className={styles.label}>{label}: you wrote</dt>
                <dd className={styles.words}>
                  <Marked parts={mine} />
                </dd>
              </div>
            </dl>
          );
        })}
      </div>
    </Notice>
  );
}

function Marked({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return 'Nothing';
  return parts.map(({ text, differs }, at) =>
    differs ? (
      <mark key={at} className={styles.other}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** The answers of its form: the usual one, or which of both versions counts. */
export function EitherVersion<Values>({ form, submit }: { form: BothForm<Values>; submit: ReactNode }) {
  const overtaken = useStore(form.$overtaken);
  const { busy } = useStore(form.$state);
  if (!overtaken) return submit;
  return (
    <>
      <Button type="submit" busy={busy} onClick={form.keepMine}>
        Save mine over it
      </Button>
      <Button variant="secondary" onClick={form.takeTheirs}>
        Take theirs
      </Button>
    </>
  );
}
