import { useState, type ReactNode } from 'react';
import { type Action, outcomeOf } from '../../state/action.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { useForm } from '../form/use-form.ts';
import { createReasonForm, LONGEST_REASON } from './reason-form.ts';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  children?: ReactNode;
  label: string;
  hint?: string;
  /** The reason may be left out. */
  optional?: boolean;
  /** What the button does: "Decline request". */
  confirm: string;
  danger?: boolean;
  act: Action<[reason: string], unknown>;
  /** The key under which the reason is kept on this device until it is sent. */
  draft: string;
  onDone: () => void;
}

/** Asks for confirmation and a reason; closes when it is done or when there is nothing left to do. */
export function ReasonDialog({ open, onClose, title, ...inside }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ReasonForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm(props: Omit<ReasonDialogProps, 'open' | 'title'>) {
  const {
    onClose,
    children,
    label,
    hint,
    optional = false,
    confirm,
    danger = false,
    act,
    draft,
    onDone,
  } = props;
  const [store] = useState(() => createReasonForm(outcomeOf(act), draft, optional));
  const form = useForm(store, {
    onDone: () => {
      onDone();
      onClose();
    },
    onMovedOn: onClose,
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      {children}
      <TextArea
        {...form.text('reason')}
        label={label}
        hint={hint}
        optional={optional}
        maxLength={LONGEST_REASON}
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
