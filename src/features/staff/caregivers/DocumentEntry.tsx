import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../../../data/document-files.ts';
import {
  dateDocument,
  loadDocument,
  openDocument,
  rejectDocument,
  verifyDocument,
} from '../../../data/documents.ts';
import { explain } from '../../../domain/explain.ts';
import { hasExpired } from '../../../domain/document-check.ts';
import { formatDate } from '../../../domain/operator.ts';
import { DOCUMENT_STATUS, EXPIRED } from '../../../domain/status.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { UNSHOWN } from '../papers/opened-file.ts';
import { OpenedPaper } from '../../../parts/paper-view/OpenedPaper.tsx';
import type { NextStore } from '../next/next-up.ts';
import { DateDialog } from './DateDialog.tsx';
import { VerdictDialog } from './VerdictDialog.tsx';
import { createDocumentActions, type CaregiverDocument } from './caregiver-screen.ts';
import * as styles from './DocumentEntry.css.ts';

interface DocumentEntryProps {
  document: CaregiverDocument;
  refresh: () => Promise<unknown>;
  /** Looks for the next paper once this one is decided. */
  next: Pick<NextStore, 'after'>;
  /** By which day it is to be checked. */
  turn: ReactNode;
}

/** One paper: what it is, what a check of it found, and the two answers a check can have. */
export function DocumentEntry({ document, refresh, next, turn }: DocumentEntryProps) {
  const [actions] = useState(() =>
    createDocumentActions(document, refresh, next, {
      fetchFile,
      openDocument,
      loadDocument,
      verifyDocument,
      rejectDocument,
      dateDocument,
    }),
  );
  const states = [useStore(actions.verify.$state), useStore(actions.reject.$state)];
  const [asking, setAsking] = useState<'open' | 'verify' | 'reject' | 'date'>();
  const kind = DOCUMENT_KINDS[document.kind];
  const problem = states.find(({ error }) => error && movedOn(error))?.error;
  const close = () => setAsking(undefined);

  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <Heading level={3} size="sm">
            {kind}
          </Heading>
          <Text tone="muted" size="sm">
            {[
              document.fileName,
              document.issuedOn && `issued ${formatDate(document.issuedOn)}`,
              document.expiresOn && `expires on ${formatDate(document.expiresOn)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Stack direction="row" gap={1} wrap>
          {hasExpired(document.expiresOn) && <StatusBadge status={EXPIRED} />}
          <StatusBadge status={DOCUMENT_STATUS[document.status]} />
        </Stack>
      </div>
      {turn}
      {document.checkNote && (
        <Text size="sm">
          {document.checkNote}
          {document.checkedAt && ` (${formatDate(document.checkedAt)})`}
        </Text>
      )}
      {problem && (
        <Notice tone="danger" announce>
          {explain(problem)}
        </Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Open ${kind}`}
          onClick={() => setAsking('open')}
        >
          Open
        </Button>
        {document.status !== 'verified' && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Verify ${kind}`}
            onClick={() => setAsking('verify')}
          >
            Verify
          </Button>
        )}
        {document.status === 'verified' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Expires on: ${kind}`}
            onClick={() => setAsking('date')}
          >
            Expires on…
          </Button>
        )}
        {document.status !== 'rejected' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Reject ${kind}`}
            onClick={() => setAsking('reject')}
          >
            Reject
          </Button>
        )}
      </Stack>
      <Dialog open={asking === 'open'} onClose={close} title={kind} size="wide">
        <OpenedPaper open={actions.file} label={kind} paper={document} advice={UNSHOWN} />
      </Dialog>
      <DateDialog
        open={asking === 'date'}
        onClose={close}
        document={document}
        act={actions.date}
        anew={actions.anew}
      />
      <VerdictDialog
        verdict="verified"
        open={asking === 'verify'}
        onClose={close}
        title={`Verify: ${kind}`}
        label="What did you check?"
        hint="For example: “Original seen, name and date compared with the identity card.” The caregiver reads this."
        confirm="Verify document"
        act={actions.verify}
        seen={document.checkedAt}
        anew={actions.anew}
        draft={`verify:paper:${document.id}`}
        onDone={() => toast('The document is verified.', { tone: 'success' })}
      />
      <VerdictDialog
        verdict="rejected"
        open={asking === 'reject'}
        onClose={close}
        title={`Reject: ${kind}`}
        label="Why can’t it be accepted?"
        hint="The caregiver reads this. Say what to upload instead."
        confirm="Reject document"
        act={actions.reject}
        seen={document.checkedAt}
        anew={actions.anew}
        draft={`reject:paper:${document.id}`}
        onDone={() => toast('The document was rejected.', { tone: 'success' })}
      />
    </li>
  );
}
