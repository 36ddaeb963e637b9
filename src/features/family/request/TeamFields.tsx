import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { QUESTIONS } from './questions.ts';
import type { StepFieldsProps } from './step-fields.ts';
import { NOTES_LENGTH } from './steps/contact.ts';

export function TeamFields({ answers, errors, answer }: StepFieldsProps) {
  return (
    <>
      <Checkbox
        id="priority"
        label={QUESTIONS.priority}
        hint="Marks it in the list of requests."
        checked={answers.priority}
        onChange={(event) => answer({ priority: event.currentTarget.checked })}
      />
      <TextArea
        id="internalNotes"
        label={QUESTIONS.internalNotes}
        hint="Only admins read these."
        optional
        maxLength={NOTES_LENGTH}
        value={answers.internalNotes}
        error={errors.internalNotes}
        onChange={(event) => answer({ internalNotes: event.currentTarget.value })}
      />
    </>
  );
}
