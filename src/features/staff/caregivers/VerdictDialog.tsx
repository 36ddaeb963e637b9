import { useState } from 'react';
import { BothVersions } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { LONGEST_REASON } from '../../../parts/reason-dialog/reason-form.ts';
import { type Action, outcomeOf } from '../../../state/action.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { type PaperAnew, verdictWords } from '../papers/verdict.ts';
import { createVerdictForm } from './verdict-form.ts';

interface VerdictDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  verdict: 'verified' | 'rejected';
  label: string;
  hint: string;
  /** What the button does: “Reject document”. */
  confirm: string;
  act: Action<[words: string, seen: string | null], unknown>;
  /** When the verdict was given that stands on the screen, if one does. */
  seen: string | null;
  anew: PaperAnew;
  /** The key under which what is typed is kept on this device until it is sent. */
  draft: string;
  onDone: () => void;
}

/** A verdict on a paper, in words that its caregiver reads; beside the one of a colleague who was quicker. */
export function VerdictDialog({ open, title, ...inside }: VerdictDialogProps) {
  return (
    <Dialog open={open} onClose={inside.onClose} title={title}>
      <VerdictForm {...inside} />
    </Dialog>
  );
}

function VerdictForm(props: Omit<VerdictDialogProps, 'open' | 'title'>) {
  const { verdict, label, hint, act, seen, anew, draft, ...dialog } = props;
  const [store] = useState(() =>
    createVerdictForm(outcomeOf(act), draft, seen, {
      ...anew,
      refresh: async () => {
        dialog.onClose();
        await anew.refresh();
      },
    }),
  );
  return (
    <DialogForm {...dialog} form={() => store} danger={verdict === 'rejected'}>
      {(form) => (
        <>
          <BothVersions
            form={store}
            fields={[
              { label: 'Verdict', words: (values) => verdictWords(values, verdict, values.words.trim()) },
            ]}
          />
          <TextArea {...form.text('words')} label={label} hint={hint} maxLength={LONGEST_REASON} />
        </>
      )}
    </DialogForm>
  );
}
