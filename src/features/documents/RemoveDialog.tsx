import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../lib/data-error.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { DocumentsScreenStore, OwnDocument } from './documents-screen.ts';

interface RemoveDialogProps {
  document: OwnDocument;
  screen: DocumentsScreenStore;
  open: boolean;
  onClose: () => void;
}

/** Asks once before a document goes for good. */
export function RemoveDialog({ document, screen, open, onClose }: RemoveDialogProps) {
  const [removal] = useState(() => screen.removal(document));
  const { busy, error } = useStore(removal.$state);
  const remove = async () => {
    if (!(await removal.run())) return;
    onClose();
    toast('The document is removed.');
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Remove this document?"
      actions={
        <>
          <Button variant="danger" busy={busy} busyLabel="Removing…" onClick={() => void remove()}>
            Remove
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{document.fileName} is deleted for good. You can add it again later from your own copy.</p>
        {error && !busy && (
          <Notice tone="danger" announce>
            {explain(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
