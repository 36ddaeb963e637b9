import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { QUESTIONS } from './questions.ts';
import type { StepFieldsProps } from './step-fields.ts';

export function WhenFields({ answers, errors, answer }: StepFieldsProps) {
  return (
    <>
      <AvailabilityGrid
        id="availability"
        legend={QUESTIONS.availability}
        hint="Choose the times of a usual week. A day’s name chooses the whole day."
        value={answers.availability}
        error={errors.availability}
        onChange={(availability) => answer({ availability })}
      />
      <DateField
        id="startsOn"
        label={QUESTIONS.startsOn}
        hint="A guess is fine; we agree the exact day with you."
        value={answers.startsOn}
        error={errors.startsOn}
        onChange={(event) => answer({ startsOn: event.currentTarget.value })}
      />
    </>
  );
}
