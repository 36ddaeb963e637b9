import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { MISSING } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from './DocumentLine.css.ts';
import * as t from './words.ts';

interface MissingLineProps {
  kind: DocumentKind;
  /** Whether the offered care needs it. */
  needed: boolean;
  onAdd: () => void;
}

/** A missing document as a line that opens its form. */
export const MissingLine = ({ kind, needed, onAdd }: MissingLineProps) => (
  <button type="button" className={styles.line} onClick={onAdd}>
    <span className={styles.words}>
      <span className={styles.head}>
        <span className={styles.name}>{DOCUMENT_KINDS[kind]}</span>
        {needed && <StatusBadge status={MISSING} />}
      </span>
      <span className={styles.now}>{needed ? t.addIt : t.addIfAsked}</span>
    </span>
    <span className={styles.plus}>
      <Icon name="plus" />
    </span>
  </button>
);
