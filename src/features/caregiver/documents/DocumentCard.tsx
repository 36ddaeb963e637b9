import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { formatDate } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { badgeOf, checkWords } from './check-words.ts';
import type { DocumentsScreenStore, OwnDocument } from './documents-screen.ts';

interface DocumentCardProps {
  document: OwnDocument;
  screen: DocumentsScreenStore;
}

/** One document, what is known of it, and what can be done with it. */
export function DocumentCard({ document, screen }: DocumentCardProps) {
  const [asking, setAsking] = useState(false);
  const [removal] = useState(() => screen.removal(document));
  const [opening] = useState(() => screen.opening(document));
  const { busy } = useStore(opening.$state);
  const { kind, fileName, issuedOn, expiresOn, status } = document;
  const facts = [
    fileName,
    issuedOn && `issued ${formatDate(issuedOn)}`,
    expiresOn && `valid until ${formatDate(expiresOn)}`,
  ];
  const download = async () => {
    const link = await opening.run();
    const { error } = opening.$state.get();
    if (link) location.assign(link.value);
    else if (error) toast(explain(error), { tone: 'danger' });
  };

  return (
    <Card
      heading={DOCUMENT_KINDS[kind]}
      headingLevel={3}
      actions={<StatusBadge status={badgeOf(document)} />}
    >
      <Text tone="muted">{facts.filter(Boolean).join(' · ')}</Text>
      <Text measure>{checkWords(document)}</Text>
      <Stack direction="row" gap={2} wrap>
        <Button
          variant="secondary"
          size="small"
          icon="download"
          busy={busy}
          aria-label={`Download ${fileName}`}
          onClick={() => void download()}
        >
          Download
        </Button>
        {status !== 'verified' && (
          <Button
            variant="quiet"
            size="small"
            icon="trash"
            aria-label={`Remove ${fileName}`}
            onClick={() => setAsking(true)}
          >
            Remove
          </Button>
        )}
      </Stack>
      {status !== 'verified' && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Remove this document?"
          confirm="Remove"
          busyLabel="Removing…"
          act={removal}
          onDone={() => toast('The document is removed.')}
        >
          {fileName} is deleted for good. You can add it again later from your own copy.
        </ConfirmDialog>
      )}
    </Card>
  );
}
