import { useState } from 'react';
import { type SetTimes, type UsualDays, weekAt } from '../../domain/set-times.ts';
import { options } from '../../domain/vocabulary.ts';
import { Columns } from '../../ui/columns/Columns.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import * as t from './words.ts';

interface TimeEntryProps {
  id: string;
  name: string;
  time: string;
  onChange: (said: { availability: number; setTimes: SetTimes }) => void;
}

/** A time and its days, for those who have not ticked parts of the day: it ticks them. */
export function TimeEntry({ id, name, time, onChange }: TimeEntryProps) {
  const [days, setDays] = useState<UsualDays>('weekdays');
  return (
    <Columns gap={3}>
      <TextField
        id={`${id}-time`}
        name={`${name}-time`}
        type="time"
        width="short"
        label={t.beginsAt}
        hint={t.lengthIsNext}
        value={time}
        onChange={({ currentTarget }) => onChange(weekAt(days, currentTarget.value))}
      />
      <Select
        id={`${id}-days`}
        name={`${name}-days`}
        label={t.onDays}
        options={options(t.usualDays)}
        value={days}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as UsualDays;
          setDays(chosen);
          onChange(weekAt(chosen, time));
        }}
      />
    </Columns>
  );
}
