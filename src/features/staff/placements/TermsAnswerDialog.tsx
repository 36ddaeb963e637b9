import { clientName } from '../../../domain/client.ts';
import { fill } from '../../../lib/fill.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Side } from '../applications/terms.ts';
import { LONGEST_REASON } from './end-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { createTermsAnswerForm, type TermsAnswerInput } from './terms-answer-form.ts';
import * as t from './terms-change.words.ts';

interface TermsAnswerDialogProps {
  open: boolean;
  onClose: () => void;
  placement: Pick<PlacementRecord, 'client' | 'caregiverName'>;
  change: string;
  side: Side;
  answer: PlacementStore['answerTerms'];
}

/** Records an answer to proposed terms, given by phone or in person. */
export function TermsAnswerDialog({
  open,
  onClose,
  placement,
  change,
  side,
  answer,
}: TermsAnswerDialogProps) {
  const { client, caregiverName } = placement;
  const who = side === 'family' ? (client?.contact ?? '') : caregiverName;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(t.answerTitle[side], { client: clientName(client) })}
      form={() => createTermsAnswerForm(change, side, who, outcomeOf(answer))}
      prefix={`terms-${side}`}
      confirm={t.record}
      onDone={() => toast(t.recorded, { tone: 'success' })}
    >
      {(form) => (
        <>
          <RadioGroup
            {...form.field('answer')}
            legend={t.theirAnswer}
            options={[
              { value: 'yes', label: t.yes },
              { value: 'no', label: t.no, hint: t.noEndsIt },
            ]}
            onChange={(given) => form.change({ answer: given as TermsAnswerInput['answer'] })}
          />
          <TextField {...form.text('saidBy')} label={t.saidBy} autoComplete="off" />
          {form.values.answer === 'no' && (
            <TextArea
              {...form.text('reason')}
              label={t.theirWords}
              hint={t.onlyOurTeam}
              optional={side === 'family'}
              maxLength={LONGEST_REASON}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
