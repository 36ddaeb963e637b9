import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { downloadName } from '../../../domain/download-name.ts';
import { CHECK_MEANING } from '../../../domain/check-meaning.ts';
import { FILE_WORDS } from '../../../domain/document-file.ts';
import { explain } from '../../../domain/explain.ts';
import { formatDate, formatDateTime } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { OpenedDocument } from '../../../parts/document-view/OpenedDocument.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { checkWords } from './check-words.ts';
import type { DocumentsScreenStore, DocumentViews, OwnDocument } from './documents-screen.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export interface DocumentDetailsProps {
  document: OwnDocument;
  /** Whether another one took its place. */
  replaced: boolean;
  /** When staff opened it, latest first. */
  views: DocumentViews;
  screen: DocumentsScreenStore;
}

/** A document's details, and what the caregiver can do with it. */
export function DocumentDetails({ document, replaced, views, screen }: DocumentDetailsProps) {
  const [asking, setAsking] = useState<'look' | 'remove'>();
  const [removal] = useState(() => screen.removal(document));
  const [opening] = useState(() => screen.opening(document));
  const { busy } = useStore(opening.$state);
  const { kind, fileName, issuedOn, expiresOn, status, received } = document;
  const facts = [
    fileName,
    received && t.addedByOurTeam,
    issuedOn && fill(t.issued, { date: formatDate(issuedOn) }),
    expiresOn && fill(t.expiresOnDate, { date: formatDate(expiresOn) }),
  ];
  const close = () => setAsking(undefined);
  const download = async () => {
    const file = await opening.run();
    const { error } = opening.$state.get();
    if (file) saveFile(file.value, downloadName(fileName, document.filePath));
    else if (error) toast(explain(error, FILE_WORDS), { tone: 'danger' });
  };

  return (
    <>
      <Text tone="muted">{facts.filter(Boolean).join('\u00a0· ')}</Text>
      <Text measure>{checkWords(document, undefined, replaced)}</Text>
      {status === 'verified' && (
        <Disclosure summary={t.whatCheckMeansWhat}>
          <Text measure>
            {fill(t.familiesReadSame, { says: CHECK_MEANING[kind].says, not: CHECK_MEANING[kind].not })}
          </Text>
        </Disclosure>
      )}
      {views.length > 0 && (
        <Disclosure summary={t.whoOpened}>
          <Stack as="ul" gap={1}>
            {views.map(({ openedAt }) => (
              <li key={openedAt}>{fill(t.ourTeam, { time: formatDateTime(openedAt) })}</li>
            ))}
          </Stack>
        </Disclosure>
      )}
      <WhenConnected to={t.openChangeFileItself}>
        <Stack direction="row" gap={2} wrap>
          <Button
            variant="secondary"
            size="small"
            aria-label={fill(t.openFile, { fileName })}
            onClick={() => setAsking('look')}
          >
            {t.open}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon="download"
            busy={busy}
            aria-label={fill(t.downloadFile, { fileName })}
            onClick={() => void download()}
          >
            {t.download}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon="refresh"
            aria-label={fill(t.replaceFile, { fileName })}
            onClick={() => screen.replace(document)}
          >
            {t.replace}
          </Button>
          {status !== 'verified' && (
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              aria-label={fill(t.removeFile, { fileName })}
              onClick={() => setAsking('remove')}
            >
              {t.remove}
            </Button>
          )}
        </Stack>
      </WhenConnected>
      <Dialog open={asking === 'look'} onClose={close} title={DOCUMENT_KINDS[kind]} size="wide">
        <OpenedDocument
          open={() => screen.file(document)}
          label={DOCUMENT_KINDS[kind]}
          document={document}
          advice={t.addAgainFromOwn}
        />
      </Dialog>
      {status !== 'verified' && (
        <ConfirmDialog
          open={asking === 'remove'}
          onClose={close}
          title={t.removeDocument}
          confirm={t.remove}
          busyLabel={t.removing}
          act={removal}
          onDone={() => toast(t.documentRemoved)}
        >
          {fill(t.deletedGoodCanAdd, { fileName })}
        </ConfirmDialog>
      )}
    </>
  );
}
