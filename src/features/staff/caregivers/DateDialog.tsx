import { useState } from 'react';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { type Action, outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
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
export function DateDialog({ open, onClose, ...inside }: DateDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Valid until: ${DOCUMENT_KINDS[inside.document.kind]}`}>
      <DateForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function DateForm({ onClose, document, act }: Omit<DateDialogProps, 'open'>) {
  const [store] = useState(() => createDateForm(document.expiresOn, outcomeOf(act)));
  const form = useForm(store, {
    prefix: document.id,
    onDone: () => {
      toast('The caregiver is told until when it counts.', { tone: 'success' });
      onClose();
    },
    onMovedOn: onClose,
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <DateField
        {...form.text('expiresOn')}
        label="Valid until"
        optional
        hint="On this day it no longer counts. Leave it empty if it does not run out. The caregiver is told."
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
