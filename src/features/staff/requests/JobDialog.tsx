import { useState } from 'react';
import { DOCUMENT_KINDS, options, type DocumentKind } from '../../../domain/vocabulary.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { SUMMARY_LENGTH } from './publish-draft.ts';
import { createPublishForm } from './publish-form.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  request: RequestRecord;
  publish: RequestScreenStore['publish'];
}

/** Words the job that a request becomes. Closing it loses nothing. */
export function PublishDialog({ open, onClose, ...inside }: PublishDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Publish as job">
      <PublishForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function PublishForm({ onClose, request, publish }: Omit<PublishDialogProps, 'open'>) {
  const [store] = useState(() => createPublishForm(request, outcomeOf(publish)));
  const form = useForm(store, {
    onDone: () => {
      toast('The job is open. Caregivers can apply for it now.', { tone: 'success' });
      onClose();
    },
    onMovedOn: onClose,
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Notice>
        Every approved caregiver can read this. Leave out names, addresses, phone numbers and emails: the
        family’s contact is shown only to the caregiver who is placed.
      </Notice>
      <TextField {...form.text('title')} label="Job title" />
      <TextArea {...form.text('summary')} label="Description" rows={9} maxLength={SUMMARY_LENGTH.most} />
      <CheckboxGroup
        {...form.field('requiredCredentials')}
        legend="Required credentials"
        hint="Only caregivers who hold these, verified and in date, can apply."
        optional
        columns
        options={options(DOCUMENT_KINDS)}
        onChange={(kinds) => form.change({ requiredCredentials: kinds as DocumentKind[] })}
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel="Publishing…">
          Publish job
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
