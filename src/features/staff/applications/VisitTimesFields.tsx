import type { useForm } from '../../../parts/form/use-form.ts';
import { SetTimesField } from '../../../parts/set-times/SetTimesField.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { TimesInput } from './visit-times.ts';
import * as t from './words.ts';

interface VisitTimesFieldsProps {
  form: Pick<ReturnType<typeof useForm<TimesInput, unknown>>, 'field' | 'text' | 'change'>;
  /** The parts of the week that are chosen. */
  week: number;
}

/** When visits begin, and how long they are: what is left empty is still to be agreed. */
export function VisitTimesFields({ form, week }: VisitTimesFieldsProps) {
  return (
    <>
      <SetTimesField
        {...form.field('setTimes')}
        legend={t.setTimes}
        hint={t.emptyToBeAgreed}
        week={week}
        onChange={(setTimes) => form.change({ setTimes })}
      />
      <TextField
        {...form.text('hours')}
        label={t.hoursOfVisit}
        inputMode="decimal"
        autoComplete="off"
        width="short"
        optional
      />
    </>
  );
}
