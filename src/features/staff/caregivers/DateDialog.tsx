import { useState } from 'react';
import { hasExpired } from '../../../domain/document-check.ts';
import { formatDate } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import type { Action } from '../../../state/action.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { whose } from '../record/whose.ts';
import type { CaregiverDocument } from './caregiver-screen.ts';
import { createDateForm, type DateReload, type DateValues } from './date-form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DateDialogProps {
  open: boolean;
  onClose: () => void;
  document: Pick<CaregiverDocument, 'id' | 'kind' | 'expiresOn'>;
  /** The caregiver's name. */
  name: string | null;
  act: Action<[expiresOn: string | null, seen: string | null], unknown>;
  reload: DateReload;
}

/** Sets or corrects the expiry day of a verified document. */
export function DateDialog({ open, name, ...inside }: DateDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={inside.onClose}
      title={fill(t.expiresOnOf, { whose: whose(name, DOCUMENT_KINDS[inside.document.kind]) })}
    >
      <DateForm {...inside} />
    </Dialog>
  );
}

function DateForm({ onClose, document, act, reload }: Omit<DateDialogProps, 'open' | 'name'>) {
  const [store] = useState(() => createDateForm(document.expiresOn, outcomeOf(act), reload));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      prefix={document.id}
      confirm={t.save}
      onDone={() => toast(t.caregiverToldWhenExpires, { tone: 'success' })}
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED} />
          <DateField {...form.text('expiresOn')} label={t.expiresOn} optional hint={t.fromDayNoLonger} />
          {form.values.expiresOn && hasExpired(form.values.expiresOn) && (
            <Notice tone="warning" announce>
              {t.dayDocumentExpiredStops}
            </Notice>
          )}
        </>
      )}
    </DialogForm>
  );
}

const COMPARED: readonly Compared<DateValues>[] = [
  { label: t.expiresOn, words: ({ expiresOn }) => expiresOn && formatDate(expiresOn) },
];
