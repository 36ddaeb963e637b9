import { describeWeek } from '../../../domain/week-words.ts';
import { isOneTime } from '../../../domain/availability.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';

interface TimesChoiceProps {
  /** The times that the job asks for. */
  asked: number;
  /** Those of them at which the caregiver is free. */
  free: number;
  /** Null: all of them. */
  value: number | null;
  onChange: (times: number | null) => void;
  error: string | undefined;
}

/** At which of the job’s times the caregiver can come: all of them, unless it chooses a part. Nothing where there is but one. */
export function TimesChoice({ asked, free, value, onChange, error }: TimesChoiceProps) {
  if (isOneTime(asked)) return null;
  return (
    <>
      <RadioGroup
        name="when"
        legend="When can you come?"
        options={[
          { value: 'all', label: 'I can do all of these times', hint: describeWeek(asked) },
          { value: 'part', label: 'I can do a part of them' },
        ]}
        value={value === null ? 'all' : 'part'}
        onChange={(chosen) => onChange(chosen === 'all' ? null : free & asked)}
      />
      {value !== null && (
        <AvailabilityGrid
          id="times"
          legend="The times that you can do"
          hint="The placement team reads it beside your match."
          value={value & asked}
          within={asked}
          onChange={onChange}
          error={error}
        />
      )}
    </>
  );
}
