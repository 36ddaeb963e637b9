import { type ReactNode, useEffect } from 'react';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { type KeyFact, KeyFacts } from './KeyFacts.tsx';
import * as styles from './RecordPage.css.ts';
import * as t from './words.ts';

interface RecordPageProps {
  /** The record's name: "Mary Byrne". */
  title: string;
  /** Its kind: "Caregiver". Title and kind name the tab. */
  kind: string;
  /** Names the tab instead, if the title may not stay in the browser’s history. */
  tabTitle?: string;
  /** The list that it belongs to. */
  list: { label: string; href: string };
  badge?: ReactNode;
  /** More beside the name, such as an application's job. */
  intro?: ReactNode;
  /** The actions, main one first. */
  actions?: ReactNode;
  /** The key facts, on one line if there is room. */
  facts: readonly KeyFact[];
  /** The owner, beside the title. It comes before the actions, since assigning is done first. */
  hand?: ReactNode;
  /** What was just done, or must be known first. */
  notices?: ReactNode;
  /** Cards, in the order in which staff decide. */
  children: ReactNode;
  /** The history: beside the cards if there is room, else below. */
  side: ReactNode;
}

/** The page of any record: name, status, actions, key facts, cards. */
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
        {(actions || facts.some(({ value }) => Boolean(value))) && (
          <div className={styles.line}>
            <KeyFacts facts={facts} />
            {actions && (
              <div role="group" aria-label={t.actions} data-actions className={styles.actions}>
                {actions}
              </div>
            )}
          </div>
        )}
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
 * Two columns in the middle of a record's page, such as what is asked for beside who matches; one on a narrow screen.
 */
export const Pair = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={styles.pairRoom}>
    <div className={styles.pair}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  </div>
);
