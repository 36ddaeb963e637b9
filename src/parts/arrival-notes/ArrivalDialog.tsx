import { useState } from 'react';
import { ARRIVAL_FIELDS, ARRIVAL_LABELS, type ArrivalNotes } from '../../domain/arrival-notes.ts';
import { addWords } from '../../domain/explain.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { BothVersions, EitherVersion } from '../both-versions/BothVersions.tsx';
import { DialogForm } from '../form-dialog/FormDialog.tsx';
import { type ArrivalCalls, type ArrivalInput, createArrivalForm } from './arrival-form.ts';
import * as t from './words.ts';

addWords(t.refusals);

export interface ArrivalDialogProps {
  title?: string | undefined;
  notes: ArrivalNotes | null;
  calls: ArrivalCalls;
  /** The key of the draft on this device. */
  draft: string;
  onClose: () => void;
}

const HINTS = { access: t.accessHint, safety: t.safetyHint, habits: t.habitsHint };
const COMPARED = ARRIVAL_FIELDS.map((field) => ({
  label: ARRIVAL_LABELS[field],
  words: (input: ArrivalInput) => input[field].trim(),
}));

/** Writes the arrival notes. Closing it keeps what was typed. */
export default function ArrivalDialog({
  title = t.whatToKnow,
  notes,
  calls,
  draft,
  onClose,
}: ArrivalDialogProps) {
  const [store] = useState(() => createArrivalForm(notes, calls, draft));
  return (
    <Dialog open onClose={onClose} title={title}>
      <DialogForm
        onClose={onClose}
        form={() => store}
        answers={(submit) => <EitherVersion form={store} submit={submit} />}
        prefix="arrival"
        confirm={t.save}
        busyLabel={t.saving}
        onDone={() => toast(t.saved, { tone: 'success' })}
      >
        {(form) => (
          <>
            <BothVersions form={store} fields={COMPARED} />
            {ARRIVAL_FIELDS.map((field) => (
              <TextArea
                key={field}
                {...form.text(field)}
                label={ARRIVAL_LABELS[field]}
                hint={HINTS[field]}
                rows={2}
                optional
              />
            ))}
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
