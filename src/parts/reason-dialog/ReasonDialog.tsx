// bundle: dialogs
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/failure.ts';
import type { Action } from '../../state/action.ts';
import { outcomeOf } from '../../state/outcome-of.ts';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { FormDialog } from '../form-dialog/FormDialog.tsx';
import { createReasonForm, LONGEST_REASON } from './reason-form.ts';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What confirming does. */
  children?: ReactNode;
  label: string;
  hint?: string;
  optional?: boolean;
  /** The label of the button that confirms: "Decline request". */
  confirm: string;
  /** The label of the button that cancels. */
  keep?: string;
  danger?: boolean;
  act: Action<[reason: string], unknown>;
  /** The key of the draft on this device. */
  draft: string;
  /** Saved texts below the field, which has the focus first. */
  ready?: ((words: string, use: (words: string) => void) => ReactNode) | undefined;
  explain?: (failure: Failure) => string;
  /** The title above a failure. */
  failureTitle?: string;
  onDone: () => void;
}

/** Asks for confirmation and a reason. It closes when the action is done, or when there is nothing left to do. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { children, label, hint, optional = false, act, draft, ready, ...dialog } = props;
  return (
    <FormDialog {...dialog} form={() => createReasonForm(outcomeOf(act), draft, optional)}>
      {(form) => (
        <>
          {children}
          <div data-optional={optional || undefined}>
            <TextArea
              {...form.text('reason')}
              label={label}
              hint={hint}
              optional={optional}
              maxLength={LONGEST_REASON}
            />
          </div>
          {ready?.(form.values.reason, (reason) => form.change({ reason }))}
        </>
      )}
    </FormDialog>
  );
}
