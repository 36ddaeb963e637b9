import { useState } from 'react';
import { DOCUMENT_CHECKS } from '../../../domain/document-checklists.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { whose } from '../record/whose.ts';
import type { DocumentStore, WaitingDocument } from './documents-screen.ts';
import { createRejectForm, type Refusal, refusalInWords } from './reject-form.ts';
import { named, verdictWords } from './verdict.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface RejectDialogProps {
  open: boolean;
  onClose: () => void;
  document: Pick<WaitingDocument, 'id' | 'kind' | 'fullName'>;
  store: Pick<DocumentStore, 'reject' | 'reload' | 'seen'>;
}

/** Rejects a document, with a ready reason for its kind or another. */
export function RejectDialog({ open, ...inside }: RejectDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={inside.onClose}
      title={fill(t.rejectQuestion, {
        whose: whose(inside.document.fullName, DOCUMENT_KINDS[inside.document.kind]),
      })}
    >
      <RejectForm {...inside} />
    </Dialog>
  );
}

function RejectForm({ onClose, document, store }: Omit<RejectDialogProps, 'open'>) {
  const [made] = useState(() => createRejectForm(document.id, store));
  return (
    <DialogForm
      onClose={onClose}
      form={() => made}
      answers={(submit) => <EitherVersion form={made} submit={submit} />}
      prefix={`reject-${document.id}`}
      confirm={t.rejectDocument}
      danger
      onDone={() => toast(fill(t.documentRejectedCaregiverTold, named(document)), { tone: 'success' })}
    >
      {(form) => (
        <>
          <BothVersions form={made} fields={COMPARED} />
          <CheckboxGroup
            {...form.field('chosen')}
            legend={t.whyCantAccepted}
            hint={t.caregiverReadsWhatChoose}
            options={DOCUMENT_CHECKS[document.kind].refusals.map((words) => ({ value: words, label: words }))}
            onChange={(chosen) => form.change({ chosen })}
          />
          <TextArea
            {...form.text('words')}
            label={t.ownWords}
            hint={t.sayWhatUploadInstead}
            optional
            rows={3}
          />
        </>
      )}
    </DialogForm>
  );
}

const COMPARED: readonly Compared<Refusal>[] = [
  { label: t.verdict, words: (values) => verdictWords(values, 'rejected', refusalInWords(values)) },
];
