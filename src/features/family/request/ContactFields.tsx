import { currencySign } from '../../../domain/operator.ts';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { QUESTIONS } from './questions.ts';
import type { StepFieldsProps } from './step-fields.ts';
import { NOTES_LENGTH } from './steps/contact.ts';

export function ContactFields({ answers, errors, answer }: StepFieldsProps) {
  return (
    <>
      <TextField
        id="contactName"
        label={QUESTIONS.contactName}
        autoComplete="name"
        value={answers.contactName}
        error={errors.contactName}
        onChange={(event) => answer({ contactName: event.currentTarget.value })}
      />
      <TextField
        id="contactPhone"
        label={QUESTIONS.contactPhone}
        hint="A phone number or an e-mail address is enough."
        type="tel"
        autoComplete="tel"
        width="medium"
        value={answers.contactPhone}
        error={errors.contactPhone}
        onChange={(event) => answer({ contactPhone: event.currentTarget.value, contactConfirmed: false })}
      />
      <TextField
        id="contactEmail"
        label={QUESTIONS.contactEmail}
        type="email"
        autoComplete="email"
        value={answers.contactEmail}
        error={errors.contactEmail}
        onChange={(event) => answer({ contactEmail: event.currentTarget.value, contactConfirmed: false })}
      />
      <TextField
        id="hourlyBudget"
        label={QUESTIONS.hourlyBudget}
        optional
        hint="What you could pay. It helps us find someone who fits; you can also leave it open."
        prefix={currencySign}
        inputMode="decimal"
        autoComplete="off"
        width="short"
        value={answers.hourlyBudget}
        error={errors.hourlyBudget}
        onChange={(event) => answer({ hourlyBudget: event.currentTarget.value })}
      />
      <TextArea
        id="notes"
        label={QUESTIONS.notes}
        optional
        hint="Habits, a pet, stairs, what matters most."
        maxLength={NOTES_LENGTH}
        value={answers.notes}
        error={errors.notes}
        onChange={(event) => answer({ notes: event.currentTarget.value })}
      />
    </>
  );
}
