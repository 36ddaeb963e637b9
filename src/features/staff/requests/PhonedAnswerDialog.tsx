import { today } from '../../../domain/operator.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import type { Action } from '../../../state/action.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createPhonedAnswer, LONGEST_ANSWER } from './phoned-answer.ts';
import * as t from './question-answer.words.ts';

interface PhonedAnswerDialogProps {
  open: boolean;
  onClose: () => void;
  question: { id: string; question: string; askedAt: string };
  contact: string;
  record: Action<[id: string, answer: string, saidBy: string, saidOn: string], unknown>;
}

/** Records an answer that the family gave by phone. */
export function PhonedAnswerDialog({ open, onClose, question, contact, record }: PhonedAnswerDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.recordAnswer}
      prefix="phoned"
      form={() =>
        createPhonedAnswer(question.id, today(new Date(question.askedAt)), contact, outcomeOf(record))
      }
      confirm={t.recordAnswer}
      onDone={() => toast(t.answerRecorded, { tone: 'success' })}
    >
      {(form) => (
        <>
          <Text typed>{question.question}</Text>
          <TextArea
            {...form.text('answer')}
            label={t.whatTheyAnswered}
            hint={t.familyReadsAnswer}
            rows={4}
            maxLength={LONGEST_ANSWER}
          />
          <Columns layout="halves">
            <TextField {...form.text('saidBy')} label={t.whoAnswered} autoComplete="off" />
            <DateField {...form.text('saidOn')} label={t.whenAnswered} />
          </Columns>
        </>
      )}
    </FormDialog>
  );
}
