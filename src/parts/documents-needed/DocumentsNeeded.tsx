import type { DocumentState } from '../../domain/documents.ts';
import { DOCUMENT_STATUS, EXPIRED, type StatusWords } from '../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../domain/vocabulary.ts';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import * as t from './words.ts';

interface DocumentsNeededProps {
  documents: readonly { kind: DocumentKind; state: DocumentState }[];
  /** What isn’t there is not missed. */
  optional?: boolean;
}

const STATES: Record<DocumentState, StatusWords> = {
  held: DOCUMENT_STATUS.verified,
  uploaded: DOCUMENT_STATUS.uploaded,
  rejected: DOCUMENT_STATUS.rejected,
  expired: EXPIRED,
  missing: { label: t.missing, tone: 'warning' },
};

const NOT_HERE: StatusWords = { label: t.notHere, tone: 'neutral' };

/** The documents that somebody’s care asks for, and how each stands. */
export function DocumentsNeeded({ documents, optional = false }: DocumentsNeededProps) {
  return (
    <DescriptionList
      items={documents.map(({ kind, state }) => ({
        term: DOCUMENT_KINDS[kind],
        description: <StatusBadge status={optional && state === 'missing' ? NOT_HERE : STATES[state]} />,
      }))}
    />
  );
}
