import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FILE_TYPES, FILE_WORDS } from '../../../domain/document-file.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { DOCUMENT_KINDS, options, RECEIPTS } from '../../../domain/vocabulary.ts';
import { Sending } from '../../../parts/file-upload/Sending.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FileField } from '../../../ui/file-field/FileField.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createAddDocument } from './add-document.ts';
import type { DocumentReceipt } from '../../../data/entered-documents.ts';
import * as t from './words.ts';

interface AddDocumentDialogProps {
  open: boolean;
  onClose: () => void;
  caregiverId: string;
  refresh: () => Promise<unknown>;
}

/** Adds a document that a caregiver gave to our team. */
export function AddDocumentDialog({ open, ...inside }: AddDocumentDialogProps) {
  return (
    <Dialog open={open} onClose={inside.onClose} title={t.addDocument}>
      <AddDocument {...inside} />
    </Dialog>
  );
}

function AddDocument({ onClose, caregiverId, refresh }: Omit<AddDocumentDialogProps, 'open'>) {
  const [store] = useState(() => createAddDocument(caregiverId, refresh));
  const stage = useStore(store.$stage);
  return (
    <DialogForm
      prefix="add"
      onClose={onClose}
      form={() => store.form}
      failureTitle={t.documentNotAdded}
      explain={(failure) => explainOnForm(failure, FILE_WORDS)}
      confirm={t.addDocument}
      busyLabel={t.addingDocument}
      onDone={() => toast(t.documentAdded, { tone: 'success' })}
    >
      {(form) => {
        const { id, name, error } = form.field('files');
        return (
          <>
            <Select
              {...form.text('kind')}
              label={t.kindDocument}
              placeholder={t.chooseOne}
              options={options(DOCUMENT_KINDS)}
            />
            <RadioGroup
              {...form.field('received')}
              legend={t.howItCame}
              options={options(RECEIPTS)}
              onChange={(received) => form.change({ received: received as DocumentReceipt })}
            />
            <FileField
              {...{ id, name, error }}
              label={t.file}
              hint={t.pdfJpegPng}
              accept={Object.keys(FILE_TYPES).join(',')}
              camera
              pages
              onChange={(files) => form.change({ files })}
            />
            <Columns layout="halves">
              <DateField {...form.text('issuedOn')} label={t.issuedOn} optional />
              <DateField {...form.text('expiresOn')} label={t.expiresOn} optional />
            </Columns>
            {stage && <Sending stage={stage} onGiveUp={store.giveUp} />}
          </>
        );
      }}
    </DialogForm>
  );
}
