import { useState } from 'react';
import { describeTimes } from '../../../domain/week-visits.ts';
import { isOneTime } from '../../../domain/availability.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import * as t from './words.ts';

interface TimesChoiceProps {
  job: { availability: number };
  /** The times of the job at which the caregiver is free. */
  free: number;
  /** Null means all times, undefined that nothing is chosen yet. */
  value: number | null | undefined;
  onChange: (times: number | null) => void;
  error: string | undefined;
}

/**
 * At which of the job’s times the caregiver can come: all or some. A job with one time does not ask. If the caregiver
 * is free at some, those are chosen at first and said in words, with the week folded.
 */
export function TimesChoice({ job, free, value, onChange, error }: TimesChoiceProps) {
  const { availability: asked } = job;
  const isBusy = (free & asked) !== asked;
  const [open, setOpen] = useState(!isBusy || (free & asked) === 0);
  // Once opened by a fault, the week stays open after it is mended.
  if (error !== undefined && !open) setOpen(true);
  if (isOneTime(asked)) return null;
  const chosen = value ? describeTimes({ availability: value & asked }) : '';
  const words = [chosen && `${chosen}.`, isBusy && t.busyAtSome].filter(Boolean).join(' ');
  return (
    <>
      <RadioGroup
        id={value === undefined ? 'times' : undefined}
        name="when"
        legend={t.whenCanCome}
        options={[
          { value: 'all', label: t.iCanAllThese },
          { value: 'part', label: t.iCanPartThem, hint: words || undefined },
        ]}
        value={value === undefined ? '' : value === null ? 'all' : 'part'}
        error={value === undefined ? error : undefined}
        onChange={(answer) => {
          onChange(answer === 'all' ? null : free & asked);
          if (answer === 'part') setOpen(true);
        }}
      />
      {typeof value === 'number' && (
        <Disclosure summary={t.chooseTimes} open={open}>
          <AvailabilityGrid
            id="times"
            legend={t.timesCan}
            hint={t.placementTeamReadsBeside}
            value={value & asked}
            within={asked}
            onChange={onChange}
            error={error}
          />
        </Disclosure>
      )}
    </>
  );
}
