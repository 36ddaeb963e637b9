import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import type { Action } from '../../state/action.ts';
import { explainOnForm } from '../../domain/explain.ts';
import { movedOn } from '../../state/step.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { focusField } from '../../ui/field/focus-field.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  children?: ReactNode;
  label: string;
  hint?: string;
  /** The act goes on without words, too. */
  optional?: boolean;
  /** What the button does: "Decline request". */
  confirm: string;
  danger?: boolean;
  act: Action<[reason: string], unknown>;
  onDone: () => void;
}

const LONGEST = 1000;

/** Asks once, and for the words that go with the act; closes when it is done or when there is nothing left to do. */
export function ReasonDialog({ open, onClose, title, ...inside }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ReasonForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({
  onClose,
  children,
  label,
  hint,
  optional = false,
  confirm,
  danger = false,
  act,
  onDone,
}: Omit<ReasonDialogProps, 'open' | 'title'>) {
  const { busy, error } = useStore(act.$state);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const fault = faultOf(reason, optional);

  const submit = async () => {
    setTried(true);
    if (fault) return void focusField('reason');
    const done = await act.run(reason.trim());
    if (done) onDone();
    const failed = act.$state.get().error;
    if (done || (failed && movedOn(failed))) onClose();
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <TextArea
        id="reason"
        label={label}
        hint={hint}
        optional={optional}
        value={reason}
        maxLength={LONGEST}
        error={tried ? fault : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {tried && error && !busy && (
        <Notice tone="danger" announce>
          {explainOnForm(error)}
        </Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}

function faultOf(reason: string, optional: boolean): string | undefined {
  if (reason.trim() === '' && !optional) return 'Write a few words.';
  return reason.length > LONGEST ? `Shorten this to ${LONGEST} characters.` : undefined;
}
