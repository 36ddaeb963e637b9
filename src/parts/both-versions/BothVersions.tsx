import { useStore } from '@nanostores/react';
import { formatDateTime } from '../../domain/operator.ts';
import type { OvertakableForm } from '../../state/overtaken.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as styles from './BothVersions.css.ts';

/** A field as both versions are compared by it. */
export type Compared<Values> = { label: string; words: (values: Values) => string };

interface BothVersionsProps<Values> {
  form: Pick<OvertakableForm<Values>, '$state' | '$overtaken' | 'keepMine' | 'takeTheirs'>;
  fields: readonly Compared<Values>[];
}

/** What it says now and what was written here, where somebody else saved first; nothing until that happens. Stands inside its form. */
export function BothVersions<Values>({ form, fields }: BothVersionsProps<Values>) {
  const overtaken = useStore(form.$overtaken);
  const { values, busy } = useStore(form.$state);
  if (!overtaken) return null;
  const { now, by, at } = overtaken;
  const differing = fields.filter(({ words }) => words(now) !== words(values));
  return (
    <Notice
      tone="warning"
      title={`${by ?? 'Somebody else'} changed this on ${formatDateTime(at)}`}
      actions={
        <>
          <Button type="submit" size="small" variant="secondary" busy={busy} onClick={form.keepMine}>
            Save mine over it
          </Button>
          <Button size="small" variant="secondary" onClick={form.takeTheirs}>
            Take theirs
          </Button>
        </>
      }
    >
      {differing.length === 0 && 'It says the same as what you wrote.'}
      {differing.map(({ label, words }) => (
        <dl key={label} className={styles.field}>
          <dt className={styles.label}>{label}: now it says</dt>
          <dd className={styles.words}>{words(now) || 'Nothing'}</dd>
          <dt className={styles.label}>{label}: you wrote</dt>
          <dd className={styles.words}>{words(values) || 'Nothing'}</dd>
        </dl>
      ))}
    </Notice>
  );
}
