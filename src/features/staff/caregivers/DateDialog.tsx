import { hasExpired } from '../../../domain/document-check.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { type Action, outcomeOf } from '../../../state/action.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { CaregiverDocument } from './caregiver-screen.ts';
import { createDateForm } from './date-form.ts';

interface DateDialogProps {
  open: boolean;
  onClose: () => void;
  document: Pick<CaregiverDocument, 'id' | 'kind' | 'expiresOn'>;
  act: Action<[expiresOn: string | null], unknown>;
}

/** Sets or corrects until when a verified paper counts. */
export function DateDialog({ open, onClose, document, act }: DateDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Expires on: ${DOCUMENT_KINDS[document.kind]}`}
      form={() => createDateForm(document.expiresOn, outcomeOf(act))}
      prefix={document.id}
      confirm="Save"
      onDone={() => toast('The caregiver is told when it expires.', { tone: 'success' })}
    >
      {(form) => (
        <>
          <DateField
            {...form.text('expiresOn')}
            label="Expires on"
            optional
            hint="From this day on it no longer counts. Leave it empty if it does not run out. The caregiver is told."
          />
          {form.values.expiresOn && hasExpired(form.values.expiresOn) && (
            <Notice tone="warning" announce>
              With this day the document has expired: it stops counting as soon as you save.
            </Notice>
          )}
        </>
      )}
    </FormDialog>
  );
}
