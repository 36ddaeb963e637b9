import { useState } from 'react';
import { clockHours, DAYS, hasSlot, PARTS } from '../../domain/availability.ts';
import { given, type SetTimes, setTimesInWords } from '../../domain/set-times.ts';
import { Columns } from '../../ui/columns/Columns.tsx';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { Fieldset } from '../../ui/field/Fieldset.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { fill } from '../../lib/fill.ts';
import { TimeEntry } from './TimeEntry.tsx';
import * as t from './words.ts';

interface SetTimesFieldProps {
  id: string;
  name: string;
  legend: string;
  hint?: string;
  error?: string;
  value: SetTimes;
  /** The chosen parts of the week. Only these are asked about. */
  week: number;
  onChange: (times: SetTimes) => void;
  /** Given if a time can be entered before any part is chosen. The time then chooses its part. */
  onWeek?: (said: { availability: number; setTimes: SetTimes }) => void;
}

/** When visits begin, for each chosen part of the day; folded until a person wants it. */
export function SetTimesField(field: SetTimesFieldProps) {
  const { id, name, value, week, error, legend, hint, onChange, onWeek } = field;
  const chosen = [...PARTS.keys()].filter((part) => [...DAYS.keys()].some((day) => hasSlot(week, day, part)));
  const words = setTimesInWords(value);
  const [wasGiven] = useState(words !== '');
  const [part = -1] = chosen;
  // A single time keeps its one field while a person types, until more parts are ticked.
  const [said, setSaid] = useState(chosen.length === 1 && value[part] ? week : 0);
  return (
    <Disclosure open={wasGiven || error !== undefined} summary={legend} gist={words}>
      <Fieldset id={id} legend={t.whenVisitsBegin} hint={hint} error={error}>
        {onWeek && (week === 0 || week === said) ? (
          <TimeEntry
            {...{ id, name, week }}
            time={value[part] ?? (week === 0 ? Object.values(value).find(Boolean) : undefined) ?? ''}
            onChange={(entry) => {
              setSaid(entry.availability);
              onWeek(entry);
            }}
          />
        ) : (
          <Columns gap={3}>
            {chosen.map((part) => (
              <TextField
                key={part}
                id={`${id}-${part}`}
                name={`${name}-${part}`}
                type="time"
                width="short"
                label={fill(t.partOfDay, { part: PARTS[part] ?? '', hours: clockHours(part) ?? '' })}
                value={value[part] ?? ''}
                onChange={({ currentTarget }) => onChange(given({ ...value, [part]: currentTarget.value }))}
              />
            ))}
          </Columns>
        )}
      </Fieldset>
    </Disclosure>
  );
}
