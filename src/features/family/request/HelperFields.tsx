import { TextField } from '../../../ui/text-field/TextField.tsx';
import { QUESTIONS } from './questions.ts';
import type { StepFieldsProps } from './step-fields.ts';

export function HelperFields({ answers, errors, answer }: StepFieldsProps) {
  return (
    <>
      <TextField
        id="helperName"
        label={QUESTIONS.helperName}
        autoComplete="name"
        value={answers.helperName}
        error={errors.helperName}
        onChange={(event) => answer({ helperName: event.currentTarget.value })}
      />
      <TextField
        id="helperRelation"
        label={QUESTIONS.helperRelation}
        hint="For example: I am her neighbour, or: I am the ward’s social worker"
        value={answers.helperRelation}
        error={errors.helperRelation}
        onChange={(event) => answer({ helperRelation: event.currentTarget.value })}
      />
      <TextField
        id="helperAgreement"
        label={QUESTIONS.helperAgreement}
        hint="For example: Nora herself, or her son Tom. We may ask them."
        autoComplete="off"
        value={answers.helperAgreement}
        error={errors.helperAgreement}
        onChange={(event) => answer({ helperAgreement: event.currentTarget.value })}
      />
    </>
  );
}
