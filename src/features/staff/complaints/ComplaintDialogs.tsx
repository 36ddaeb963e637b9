import { useState } from 'react';
import {
  COMPLAINT_OUTCOMES,
  COMPLAINT_RESULTS,
  type ComplaintOutcome,
} from '../../../domain/complaint-outcomes.ts';
import { type Client, clientName } from '../../../domain/client.ts';
import { complaintKindOptions, LONGEST_COMPLAINT } from '../../../domain/complaints.ts';
import { emergencyWords } from '../../../domain/emergency.ts';
import { statements } from '../../../domain/statements.ts';
import { fill } from '../../../lib/fill.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createRecordForm, createSettleForm } from './complaint-forms.ts';
import type { Complaint, ComplaintsStore } from './complaints.ts';
import * as t from './words.ts';

type Step = 'record' | 'settle' | 'reopen';
export interface ComplaintDialogProps {
  step: Step;
  onClose: () => void;
  client: Client;
  complaint: Complaint | undefined;
  store: ComplaintsStore;
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const WHOSE = optionsOf({ family: t.theFamily, caregiver: t.theCaregiver });
const SEVERITY = optionsOf(t.severity);
const OUTCOME = optionsOf(COMPLAINT_OUTCOMES);
const TOLD = optionsOf(t.told);

/** The dialog of a step about a complaint. */
export default function ComplaintDialog({ step, ...inside }: ComplaintDialogProps) {
  if (step === 'record') return <RecordDialog {...inside} />;
  if (!inside.complaint) return null;
  const about = { ...inside, complaint: inside.complaint };
  return step === 'settle' ? <SettleDialog {...about} /> : <ReopenDialog {...about} />;
}

type Inside = Omit<ComplaintDialogProps, 'step' | 'complaint'>;

function RecordDialog({ onClose, client, store }: Inside) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={fill(t.recordTitle, { client: clientName(client) })}
      form={() => createRecordForm(store.placement ?? '', outcomeOf(store.record))}
      confirm={t.record}
      onDone={() => toast(t.recorded, { tone: 'success' })}
    >
      {(form) => (
        <>
          <Text>{t.recordExplain}</Text>
          <Select {...form.text('side')} label={t.whose} placeholder={t.chooseWhose} options={WHOSE} />
          <TextField {...form.text('saidBy')} label={t.whoTold} autoComplete="off" />
          <Select
            {...form.text('kind')}
            label={t.whatAbout}
            placeholder={t.chooseOne}
            options={complaintKindOptions}
          />
          {form.values.kind === 'safety' && (
            <Notice tone="danger" announce>
              {fill(t.safetyFirst, { phone: statements.safeguarding.phone, emergency: emergencyWords })}
            </Notice>
          )}
          <TextArea {...form.text('words')} label={t.whatHappened} maxLength={LONGEST_COMPLAINT} />
        </>
      )}
    </FormDialog>
  );
}

type Chosen = Inside & { complaint: Complaint };

function SettleDialog({ onClose, client, store, complaint }: Chosen) {
  const settle = outcomeOf(store.settle);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={fill(t.settleTitle, { client: clientName(client) })}
      form={() => createSettleForm(complaint, (settled) => settle(complaint.id, settled))}
      confirm={t.settle}
      onDone={() => toast(t.settledNow, { tone: 'success' })}
    >
      {(form) => {
        const { id, error, value } = form.field('told');
        return (
          <>
            {complaint.side === 'family' && <Text>{t.settleExplain}</Text>}
            <Select {...form.text('kind')} label={t.whatAbout} options={complaintKindOptions} />
            <Select
              {...form.text('severity')}
              label={t.howBad}
              placeholder={t.chooseOne}
              options={SEVERITY}
            />
            <Select
              {...form.text('outcome')}
              label={t.whatCame}
              hint={
                complaint.side === 'family' && form.values.outcome
                  ? fill(t.familyReads, { words: COMPLAINT_RESULTS[form.values.outcome as ComplaintOutcome] })
                  : undefined
              }
              placeholder={t.chooseOne}
              options={OUTCOME}
            />
            <CheckboxGroup
              id={id}
              error={error}
              legend={t.whoWasTold}
              name="told"
              options={TOLD}
              value={value}
              onChange={(told) => form.change({ told })}
            />
            <TextArea
              {...form.text('words')}
              label={t.whatDone}
              hint={t.onlyTeam}
              maxLength={LONGEST_COMPLAINT}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

function ReopenDialog({ onClose, client, store, complaint }: Chosen) {
  const [act] = useState(() => store.reopenOf(complaint.id));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={fill(t.reopenTitle, { client: clientName(client) })}
      confirm={t.reopen}
      busyLabel={t.reopening}
      keep={t.keepSettled}
      danger={false}
      act={act}
      onDone={() => toast(t.reopened, { tone: 'success' })}
    >
      {t.reopenExplain}
    </ConfirmDialog>
  );
}
