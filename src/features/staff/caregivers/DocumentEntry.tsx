import { type ReactNode, useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { hasExpired } from '../../../domain/document-check.ts';
import { formatDate } from '../../../domain/operator.ts';
import { DOCUMENT_STATUS, EXPIRED } from '../../../domain/status.ts';
import { DOCUMENT_KINDS, RECEIPTS } from '../../../domain/vocabulary.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { UNSHOWN } from '../documents/opened-file.ts';
import { OpenedDocument } from '../../../parts/document-view/OpenedDocument.tsx';
import { whose } from '../record/whose.ts';
import { DateDialog } from './DateDialog.tsx';
import { createDocumentActions, type CaregiverDocument } from './caregiver-screen.ts';
import * as styles from './DocumentEntry.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DocumentEntryProps {
  document: CaregiverDocument;
  /** The caregiver's name. */
  name: string | null;
  refresh: () => Promise<unknown>;
  /** By which day to check it. */
  turn: ReactNode;
}

/** One document: its details, the result of its check, its file, and a link to its check. */
export function DocumentEntry({ document, name, refresh, turn }: DocumentEntryProps) {
  const [actions] = useState(() => createDocumentActions(document, refresh));
  const [asking, setAsking] = useState<'open' | 'date'>();
  const kind = DOCUMENT_KINDS[document.kind];
  const toCheck = document.status === 'uploaded' ? t.check : t.checkAgain;
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
              document.issuedOn && fill(t.issued, { date: formatDate(document.issuedOn) }),
              document.received && fill(t.addedByUs, { how: RECEIPTS[document.received].toLowerCase() }),
              document.expiresOn && fill(t.expiresOnDate, { date: formatDate(document.expiresOn) }),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
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
      <Stack direction="row" gap={2} wrap>
        <Button
          variant="secondary"
          size="small"
          aria-label={fill(t.openKind, { kind })}
          onClick={() => setAsking('open')}
        >
          {t.open}
        </Button>
        <ButtonLink
          size="small"
          variant="secondary"
          href={`${href('adminDocuments')}?at=${document.id}`}
          aria-label={`${toCheck} ${kind}`}
        >
          {toCheck}
        </ButtonLink>
        {document.status === 'verified' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={fill(t.expiresOnKind, { kind })}
            onClick={() => setAsking('date')}
          >
            {t.expiresOnDots}
          </Button>
        )}
      </Stack>
      <Dialog open={asking === 'open'} onClose={close} title={whose(name, kind)} size="wide">
        <OpenedDocument open={actions.file} label={whose(name, kind)} document={document} advice={UNSHOWN} />
      </Dialog>
      <DateDialog
        open={asking === 'date'}
        onClose={close}
        document={document}
        name={name}
        act={actions.date}
        reload={actions.reload}
      />
    </li>
  );
}
