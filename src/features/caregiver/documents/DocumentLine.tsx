import { useId } from 'react';
import { isHeld, runsOut } from '../../../domain/document-check.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { badgeOf } from './check-words.ts';
import { DocumentDetails, type DocumentDetailsProps } from './DocumentDetails.tsx';
import * as styles from './DocumentLine.css.ts';
import { lineWords } from './document-order.ts';

export const lineId = (id: string) => `document-${id}`;

interface DocumentLineProps extends DocumentDetailsProps {
  open: boolean;
  onToggle: () => void;
}

/** One document as a line that unfolds to its details. */
export function DocumentLine({ open, onToggle, ...shown }: DocumentLineProps) {
  const { document, replaced } = shown;
  const id = useId();
  return (
    <>
      <h3>
        <button
          id={lineId(document.id)}
          type="button"
          className={styles.line}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <span className={styles.words}>
            <span className={styles.head}>
              <span className={styles.name}>{DOCUMENT_KINDS[document.kind]}</span>
              {isHeld(document) && !runsOut(document) ? (
                <span className={styles.fine}>
                  <Icon name="check" size={18} />
                </span>
              ) : (
                <StatusBadge status={badgeOf(document)} />
              )}
            </span>
            {!open && <span className={styles.now}>{lineWords(document, replaced)}</span>}
          </span>
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </button>
      </h3>
      {open && (
        <div id={id} className={styles.details}>
          <DocumentDetails {...shown} />
        </div>
      )}
    </>
  );
}
