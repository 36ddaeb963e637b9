import { options, RELATIONS, type Relation } from '../../../domain/vocabulary.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { QUESTIONS, questionOf } from './questions.ts';
import type { StepFieldsProps } from './step-fields.ts';

export function WhoFields({ answers, errors, answer }: StepFieldsProps) {
  return (
    <>
      <RadioGroup
        id="relation"
        name="relation"
        legend={QUESTIONS.relation}
        options={options(RELATIONS)}
        columns
        value={answers.relation}
        error={errors.relation}
        onChange={(relation) => answer({ relation: relation as Relation })}
      />
      <TextField
        id="recipientName"
        label={questionOf('recipientName', answers)}
        autoComplete={answers.relation === 'self' ? 'name' : 'off'}
        value={answers.recipientName}
        error={errors.recipientName}
        onChange={(event) => answer({ recipientName: event.currentTarget.value })}
      />
      <Checkbox
        id="hasHelper"
        label={QUESTIONS.hasHelper}
        hint="For example as a neighbour, nurse or social worker, and the family agrees. We ask for your name next."
        checked={answers.hasHelper}
        onChange={(event) => answer({ hasHelper: event.currentTarget.checked })}
      />
    </>
  );
}
