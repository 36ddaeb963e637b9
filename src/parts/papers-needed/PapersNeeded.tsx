import type { PaperState } from '../../domain/papers.ts';
import { DOCUMENT_STATUS, EXPIRED, type StatusWords } from '../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../domain/vocabulary.ts';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';

interface PapersNeededProps {
  papers: readonly { kind: DocumentKind; state: PaperState }[];
  /** What isn’t there is not missed. */
  optional?: boolean;
}

const STATES: Record<PaperState, StatusWords> = {
  held: DOCUMENT_STATUS.verified,
  uploaded: DOCUMENT_STATUS.uploaded,
  rejected: DOCUMENT_STATUS.rejected,
  expired: EXPIRED,
  missing: { label: 'Missing', tone: 'warning' },
};

const NOT_HERE: StatusWords = { label: 'Not here', tone: 'neutral' };

/** The papers that somebody’s care asks for, and how each stands. */
export function PapersNeeded({ papers, optional = false }: PapersNeededProps) {
  return (
    <DescriptionList
      items={papers.map(({ kind, state }) => ({
        term: DOCUMENT_KINDS[kind],
        description: <StatusBadge status={optional && state === 'missing' ? NOT_HERE : STATES[state]} />,
      }))}
    />
  );
}
