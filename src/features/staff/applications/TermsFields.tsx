import { currencySign } from '../../../domain/operator.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import type { useForm } from '../../../parts/form/use-form.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { firstDayHint } from './terms.ts';
import type { TermsInput } from './terms-input.ts';
import { VisitTimesFields } from './VisitTimesFields.tsx';
import * as t from './words.ts';

interface TermsFieldsProps {
  form: Pick<ReturnType<typeof useForm<TermsInput, unknown>>, 'field' | 'text' | 'change' | 'values'>;
  /** The times that the job asks for: no others can be chosen. */
  week: number;
}

/** What is agreed on: hours of the week, rate, first and last day. */
export function TermsFields({ form, week }: TermsFieldsProps) {
  return (
    <>
      <AvailabilityGrid
        {...form.field('availability')}
        legend={t.times}
        hint={t.thoseJobAsks}
        within={week}
        words={{ own: t.chosen, other: t.askedFor }}
        onChange={(availability) => form.change({ availability })}
      />
      <VisitTimesFields form={form} week={form.values.availability} />
      <TextField
        {...form.text('hourlyRate')}
        label={t.hourlyRate}
        inputMode="decimal"
        prefix={currencySign}
        width="short"
      />
      <Columns gap={3}>
        <DateField
          {...form.text('startsOn')}
          label={t.firstDay}
          hint={firstDayHint(form.values.availability, form.values.startsOn)}
        />
        <DateField {...form.text('endsOn')} label={t.lastDay} optional />
      </Columns>
    </>
  );
}
