import { PAPER_CHECKS } from '../../../domain/paper-checks.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { PaperStore, WaitingPaper } from './papers-screen.ts';
import { createRejectForm } from './reject-form.ts';

interface RejectDialogProps {
  open: boolean;
  onClose: () => void;
  paper: Pick<WaitingPaper, 'id' | 'kind'>;
  reject: PaperStore['reject'];
}

/** Turns a paper down, in words that stand ready for its kind or in others. */
export function RejectDialog({ open, onClose, paper, reject }: RejectDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Reject: ${DOCUMENT_KINDS[paper.kind]}`}
      form={() => createRejectForm(paper.id, reject)}
      prefix={`reject-${paper.id}`}
      confirm="Reject document"
      danger
      onDone={() => toast('The document was rejected, and the caregiver is told why.', { tone: 'success' })}
    >
      {(form) => (
        <>
          <CheckboxGroup
            {...form.field('chosen')}
            legend="Why can’t it be accepted?"
            hint="The caregiver reads what you choose, word for word."
            options={PAPER_CHECKS[paper.kind].refusals.map((words) => ({ value: words, label: words }))}
            onChange={(chosen) => form.change({ chosen })}
          />
          <TextArea
            {...form.text('words')}
            label="In your own words"
            hint="Say what to upload instead."
            optional
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}
