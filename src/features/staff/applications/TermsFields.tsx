import type { useForm } from '../../../parts/form/use-form.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { firstDayHint, rateHint } from './terms.ts';
import type { TermsInput } from './terms-input.ts';
import { TimesAndPayFields } from './TimesAndPayFields.tsx';
import * as t from './words.ts';

interface TermsFieldsProps {
  form: Pick<ReturnType<typeof useForm<TermsInput, unknown>>, 'field' | 'text' | 'change' | 'values'>;
  /** The job's times. No others can be chosen. */
  week: number;
  /** The job's rate, to compare. */
  jobRate?: number | null;
}

/** Terms: weekly times, rate, first and last day. */
export function TermsFields({ form, week, jobRate = null }: TermsFieldsProps) {
  return (
    <>
      <TimesAndPayFields
        form={form}
        hint={t.thoseJobAsks}
        within={week}
        rateHint={rateHint(form.values.hourlyRate, jobRate)}
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
