// bundle: dialogs
import { useEffect, useState, type ReactNode } from 'react';
import type { Form as FormStore } from '../../state/form.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { focusFirst } from '../../ui/dialog/focus-first.ts';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { actions } from '../../ui/dialog/Dialog.css.ts';
import { useForm, type FormOptions } from '../form/use-form.ts';
import * as t from './words.ts';

export type FormDialogProps<Values extends object, T> = Pick<
  FormOptions<T>,
  'prefix' | 'failureTitle' | 'explain'
> & {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Makes the form's store each time the dialog opens. */
  form: () => FormStore<Values, T>;
  /** The fields, and what sending does. */
  children: (form: ReturnType<typeof useForm<Values, T>>) => ReactNode;
  /** The label of the button that sends: "Decline request". */
  confirm: ReactNode;
  busyLabel?: string;
  /** The label of the button that cancels, if “Cancel” would be unclear, as for a visit. */
  keep?: string | undefined;
  danger?: boolean;
  /** Replaces the send button, if there are other choices. */
  answers?: (submit: ReactNode) => ReactNode;
  onDone?: (value: T) => void;
};

/**
 * A form in a dialog. It closes when it is done, or when there is nothing left to do. Closing it keeps what was typed.
 */
export function FormDialog<Values extends object, T>({ open, title, ...inside }: FormDialogProps<Values, T>) {
  return (
    <Dialog open={open} onClose={inside.onClose} title={title}>
      <DialogForm {...inside} />
    </Dialog>
  );
}

/** The form alone, for a dialog that loads something first. */
export function DialogForm<Values extends object, T>(
  props: Omit<FormDialogProps<Values, T>, 'open' | 'title'>,
) {
  const {
    onClose,
    form: makeForm,
    children,
    confirm,
    busyLabel,
    keep = t.cancel,
    danger = false,
    answers = (button) => button,
    onDone,
    ...options
  } = props;
  const [store] = useState(makeForm);
  const form: ReturnType<typeof useForm<Values, T>> = useForm(store, {
    ...options,
    onDone: (value) => {
      onDone?.(value);
      close();
    },
    onMovedOn: close,
  });
  const { ref } = form.props;
  // If the form appears later than its dialog, the title has the focus until then.
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (dialog && dialog.querySelector('h2') === document.activeElement) focusFirst(dialog);
  }, [ref]);
  // If the person closed it before the answer came, a dialog opened since stays open.
  function close(): void {
    if (ref.current) onClose();
  }
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      {children(form)}
      <div className={actions}>
        {answers(
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={form.busy}
            busyLabel={busyLabel}
          >
            {confirm}
          </Button>,
        )}
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Form>
  );
}
