import { type ReactNode, useEffect } from 'react';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { type KeyFact, KeyFacts } from './KeyFacts.tsx';
import * as styles from './RecordPage.css.ts';
import * as t from './words.ts';

interface RecordPageProps {
  /** What names the thing: "Mary Byrne". */
  title: string;
  /** What it is; with the title it names the tab: "Caregiver". */
  kind: string;
  /** Names the tab instead of the title, where that may not stay in the browser’s history. */
  tabTitle?: string;
  /** The list that it is one of. */
  list: { label: string; href: string };
  /** Its status. */
  badge?: ReactNode;
  /** What else belongs to its name, such as the job of an application. */
  intro?: ReactNode;
  /** What can be done, the step that leads on first. */
  actions?: ReactNode;
  /** What one looks for first, in one line. */
  facts: readonly KeyFact[];
  /** Beside the title: the owner. It comes before the actions, since assigning is done first. */
  hand?: ReactNode;
  /** What has just been done here, or must be known first. */
  notices?: ReactNode;
  /** The cards, in the order in which one decides. */
  children: ReactNode;
  /** What happened to it: at the side where there is room, else below. */
  side: ReactNode;
}

/** The page of one record, the same for all: its name, its status, its actions, its key facts, its cards. */
export function RecordPage({
  title,
  kind,
  tabTitle = title,
  list,
  badge,
  intro,
  actions,
  facts,
  hand,
  notices,
  children,
  side,
}: RecordPageProps) {
  useEffect(() => {
    document.title = `${tabTitle} – ${kind}`;
  }, [tabTitle, kind]);
  return (
    <div className={styles.room}>
      <div className={styles.sheet}>
        <PageHeader title={title} breadcrumbs={[list]} badge={badge} intro={intro} actions={hand} />
        <div className={styles.line}>
          <KeyFacts facts={facts} />
          {actions && (
            <div role="group" aria-label={t.actions} className={styles.actions} data-step>
              {actions}
            </div>
          )}
        </div>
        {notices}
        <div className={styles.columns}>
          <div className={styles.column}>{children}</div>
          <div className={styles.column}>{side}</div>
        </div>
      </div>
    </div>
  );
}

/**
 * Two columns in the middle of a record's page, such as what is asked for beside who fits; one below the other on a
 * narrow screen.
 */
export const Pair = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={styles.pairRoom}>
    <div className={styles.pair}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  </div>
);
