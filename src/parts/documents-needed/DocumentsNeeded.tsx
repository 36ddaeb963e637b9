import { type DocumentState, verifiedUntil } from '../../domain/documents.ts';
import { DOCUMENT_STATUS, EXPIRED, MISSING, type StatusWords } from '../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../domain/vocabulary.ts';
import { fill } from '../../lib/fill.ts';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import * as t from './words.ts';

interface DocumentsNeededProps {
  documents: readonly {
    kind: DocumentKind;
    state: DocumentState;
    /** The day from which it is no longer held, if that is soon. */
    until?: string | undefined;
  }[];
  /** Optional documents are not marked as missing. */
  optional?: boolean;
  /** The address for adding a document that is missing or no longer counts. */
  addAt?: (kind: DocumentKind) => string;
}

const STATES: Record<DocumentState, StatusWords> = {
  held: DOCUMENT_STATUS.verified,
  uploaded: DOCUMENT_STATUS.uploaded,
  rejected: DOCUMENT_STATUS.rejected,
  expired: EXPIRED,
  missing: MISSING,
};

const NOT_HERE: StatusWords = { label: t.notHere, tone: 'neutral' };

/** The documents that a caregiver’s care needs, each with its status. */
export function DocumentsNeeded({ documents, optional = false, addAt }: DocumentsNeededProps) {
  return (
    <DescriptionList
      items={documents.map(({ kind, state, until }) => ({
        term: DOCUMENT_KINDS[kind],
        description: (
          <Stack direction="row" gap={2} wrap align="center">
            <StatusBadge
              status={
                until ? verifiedUntil(until) : optional && state === 'missing' ? NOT_HERE : STATES[state]
              }
            />
            {addAt && (until || (state !== 'held' && state !== 'uploaded')) && (
              <ButtonLink
                href={addAt(kind)}
                variant="quiet"
                aria-label={fill(t.addKind, { kind: DOCUMENT_KINDS[kind] })}
              >
                {t.add}
              </ButtonLink>
            )}
          </Stack>
        ),
      }))}
    />
  );
}
