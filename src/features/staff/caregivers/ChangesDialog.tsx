import { useState } from 'react';
import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import { options } from '../../../domain/vocabulary.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { LONGEST_REASON } from '../../../parts/reason-dialog/reason-form.ts';
import { type Action, outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createChangesForm } from './changes-form.ts';
import { PROFILE_FIELDS } from './profile-facts.ts';

interface ChangesDialogProps {
  open: boolean;
  onClose: () => void;
  /** The profile stays approved as it was: what changed in it is asked about. */
  approved: boolean;
  act: Action<[reason: string, fields: ProfileColumn[]], unknown>;
  /** The key under which what is typed is kept on this device until it is sent. */
  draft: string;
}

/** Asks a caregiver for changes: in words, and beside which fields the caregiver finds them. */
export function ChangesDialog({ open, onClose, ...inside }: ChangesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Ask for changes">
      <ChangesForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

const FIELDS = options(PROFILE_FIELDS).map(({ value, label }) => ({
  value,
  label: label.replace(/^./, (first) => first.toUpperCase()),
}));

function ChangesForm({ onClose, approved, act, draft }: Omit<ChangesDialogProps, 'open'>) {
  const [store] = useState(() => createChangesForm(outcomeOf(act), draft));
  const form = useForm(store, {
    onDone: () => {
      toast('The caregiver was asked for changes.', { tone: 'success' });
      onClose();
    },
    onMovedOn: onClose,
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      {approved
        ? 'The caregiver stays approved as before; the changes wait until you approve them.'
        : 'Until the profile is approved again, no jobs are matched to it.'}
      <TextArea
        {...form.text('reason')}
        label="What should change?"
        hint="The caregiver reads this. Say what is missing and how to put it right."
        maxLength={LONGEST_REASON}
      />
      <CheckboxGroup
        {...form.field('fields')}
        legend="Where?"
        hint="The caregiver finds your words beside what you tick here."
        optional
        columns
        options={FIELDS}
        onChange={(fields) => form.change({ fields: fields as ProfileColumn[] })}
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy}>
          Ask for changes
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
