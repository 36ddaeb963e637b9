import { useId } from 'react';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { badgeOf } from './check-words.ts';
import { DocumentDetails, type DocumentDetailsProps } from './DocumentDetails.tsx';
import * as styles from './DocumentLine.css.ts';
import { lineWords } from './document-order.ts';

interface DocumentLineProps extends DocumentDetailsProps {
  open: boolean;
  onToggle: () => void;
}

/** One document as a line, with all that is known of it below once it is open. */
export function DocumentLine({ open, onToggle, ...shown }: DocumentLineProps) {
  const { document } = shown;
  const id = useId();
  return (
    <>
      <h3>
        <button
          type="button"
          className={styles.line}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.words}>
            <span className={styles.name}>{DOCUMENT_KINDS[document.kind]}</span>{' '}
            <span className={styles.now}>{lineWords(document)}</span>
          </span>
          <StatusBadge status={badgeOf(document)} />
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </button>
      </h3>
      <div id={id} className={styles.details} hidden={!open}>
        {open && <DocumentDetails {...shown} />}
      </div>
    </>
  );
}
