import { describeTimes } from '../../../domain/week-visits.ts';
import { isOneTime } from '../../../domain/availability.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import * as t from './words.ts';

interface TimesChoiceProps {
  /** The times that the job asks for. */
  job: { visits?: unknown; availability: number };
  /** Those of them at which the caregiver is free. */
  free: number;
  /** Null: all of them. */
  value: number | null;
  onChange: (times: number | null) => void;
  error: string | undefined;
}

/** At which of the job’s times the caregiver can come: all of them, or a part. Nothing where there is but one. */
export function TimesChoice({ job, free, value, onChange, error }: TimesChoiceProps) {
  const { availability: asked } = job;
  if (isOneTime(asked)) return null;
  return (
    <>
      <RadioGroup
        name="when"
        legend={t.whenCanCome}
        options={[
          { value: 'all', label: t.iCanAllThese, hint: describeTimes(job) },
          {
            value: 'part',
            label: t.iCanPartThem,
            hint: (free & asked) === asked ? undefined : t.freeTimesTicked,
          },
        ]}
        value={value === null ? 'all' : 'part'}
        onChange={(chosen) => onChange(chosen === 'all' ? null : free & asked)}
      />
      {value !== null && (
        <AvailabilityGrid
          id="times"
          legend={t.timesCan}
          hint={t.placementTeamReadsBeside}
          value={value & asked}
          within={asked}
          onChange={onChange}
          error={error}
        />
      )}
    </>
  );
}
