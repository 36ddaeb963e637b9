import { useState } from 'react';
import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import { options } from '../../../domain/vocabulary.ts';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { LONGEST_REASON } from '../../../parts/reason-dialog/reason-form.ts';
import type { Action } from '../../../state/action.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import type { Reload } from '../../../state/conflict.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { firstName } from '../record/whose.ts';
import { type AskedFor, type ChangesValues, createChangesForm } from './changes-form.ts';
import { PROFILE_FIELDS } from './profile-facts.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface ChangesDialogProps {
  open: boolean;
  onClose: () => void;
  /** The caregiver's name. */
  name: string | null;
  /** The text it begins with. */
  begin?: string;
  /** Whether the profile is approved, and only its changes are in question. */
  approved: boolean;
  act: Action<[reason: string, fields: ProfileColumn[], seen: string | null], unknown>;
  /** What a colleague has already asked for. */
  asked: string | null;
  reload: Reload<AskedFor>;
  /** The key of the draft on this device. */
  draft: string;
}

const FIELDS = options(PROFILE_FIELDS).map(({ value, label }) => ({
  value,
  label: label.replace(/^./, (first) => first.toUpperCase()),
}));

/** Asks a caregiver for changes, in words and by naming fields. */
export function ChangesDialog({ open, name, ...inside }: ChangesDialogProps) {
  return (
    <Dialog open={open} onClose={inside.onClose} title={fill(t.askChangesOf, { firstName: firstName(name) })}>
      <ChangesForm {...inside} />
    </Dialog>
  );
}

function ChangesForm({
  onClose,
  begin,
  approved,
  act,
  draft,
  asked,
  reload,
}: Omit<ChangesDialogProps, 'open' | 'name'>) {
  const [store] = useState(() => createChangesForm(outcomeOf(act), draft, asked, reload, begin));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      confirm={t.askChanges}
      onDone={() => toast(t.caregiverAskedChanges, { tone: 'success' })}
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED} />
          {approved ? t.caregiverStaysApprovedBefore : t.untilProfileApprovedAgain}
          <TextArea
            {...form.text('reason')}
            label={t.whatShouldChangeQuestion}
            hint={t.caregiverReadsSayWhat}
            maxLength={LONGEST_REASON}
          />
          <CheckboxGroup
            {...form.field('fields')}
            legend={t.whereQuestion}
            hint={t.caregiverFindsWordsBeside}
            optional
            columns
            options={FIELDS}
            onChange={(fields) => form.change({ fields: fields as ProfileColumn[] })}
          />
        </>
      )}
    </DialogForm>
  );
}

const COMPARED: readonly Compared<ChangesValues>[] = [
  { label: t.whatShouldChange, words: ({ reason }) => reason.trim() },
  { label: t.where, words: ({ fields }) => fields.map((field) => PROFILE_FIELDS[field]).join(', ') },
];
