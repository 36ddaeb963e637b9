import { useState } from 'react';
import { exactTimesIn, USUAL_TIMES, usualTimesIn, withUsualTimes } from '../../../domain/usual-times.ts';
import { describeWeek } from '../../../domain/week-words.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import * as t from './words.ts';

interface TimesFieldProps {
  id: string;
  name: string;
  legend: string;
  hint?: string;
  error?: string;
  /** A week as in domain/availability.ts. */
  value: number;
  onChange: (week: number) => void;
}

/**
 * A week as people say it, in sentences to tick. “Single days” shows the same 28 times, for weeks that no sentence
 * describes.
 */
export function TimesField({ value, onChange, ...group }: TimesFieldProps) {
  const exact = exactTimesIn(value);
  // Open at first only for earlier answers. It must not fold or unfold while a person taps.
  const [open] = useState(exact !== 0);
  return (
    <>
      <CheckboxGroup
        {...group}
        options={USUAL_TIMES}
        value={usualTimesIn(value)}
        columns
        onChange={(sentences) => onChange(withUsualTimes(value, sentences))}
      />
      <Disclosure open={open} summary={t.singleDays} gist={exact === 0 ? undefined : describeWeek(exact)}>
        <AvailabilityGrid
          legend={t.singleDaysUsualWeek}
          hint={t.pressDayOrPart}
          value={value}
          onChange={onChange}
        />
      </Disclosure>
    </>
  );
}
