import type { ReactNode } from 'react';
import { currencySign } from '../../../domain/operator.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import type { useForm } from '../../../parts/form/use-form.ts';
import { SetTimesField } from '../../../parts/set-times/SetTimesField.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { TimesAndPayInput } from './visit-times.ts';
import * as t from './words.ts';

interface TimesAndPayFieldsProps {
  form: Pick<ReturnType<typeof useForm<TimesAndPayInput, unknown>>, 'field' | 'text' | 'change' | 'values'>;
  /** What to know before choosing. */
  hint: string;
  /** If given, only times within it can be chosen. */
  within?: number;
  optionalRate?: boolean;
  rateHint?: string | undefined;
  /** What follows from the times. */
  children?: ReactNode;
}

/**
 * The parts of the week, when visits begin in them, how long they are, and the rate. Empty fields are not agreed yet.
 */
export function TimesAndPayFields({
  form,
  hint,
  within,
  optionalRate = false,
  rateHint,
  children,
}: TimesAndPayFieldsProps) {
  return (
    <>
      <AvailabilityGrid
        {...form.field('availability')}
        legend={t.times}
        hint={hint}
        {...(within !== undefined && { within })}
        words={{ own: t.chosen, other: within === undefined ? '' : t.askedFor }}
        onChange={(availability) => form.change({ availability })}
      />
      <SetTimesField
        {...form.field('setTimes')}
        legend={t.setTimes}
        hint={t.emptyToBeAgreed}
        week={form.values.availability}
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
      {children}
      <TextField
        {...form.text('hourlyRate')}
        label={t.hourlyRate}
        hint={rateHint}
        optional={optionalRate}
        inputMode="decimal"
        autoComplete="off"
        prefix={currencySign}
        width="short"
      />
    </>
  );
}
