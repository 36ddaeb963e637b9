import { useState } from 'react';
import { daysIn } from '../../domain/availability.ts';
import { type SetTimes, USUAL_DAYS, weekAt } from '../../domain/set-times.ts';
import { Columns } from '../../ui/columns/Columns.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { DaysField } from './DaysField.tsx';
import * as t from './words.ts';

interface TimeEntryProps {
  id: string;
  name: string;
  time: string;
  week: number;
  onChange: (said: { availability: number; setTimes: SetTimes }) => void;
}

/** A time and its days, for people who have ticked no parts of the day. It ticks them. */
export function TimeEntry({ id, name, time, week, onChange }: TimeEntryProps) {
  // Days without a time belong to no part yet.
  const [held, setHeld] = useState(USUAL_DAYS.weekdays);
  const days = time ? daysIn(week) : held;
  const say = (chosen: number[], at: string) => {
    setHeld(chosen);
    onChange(weekAt(chosen, at));
  };
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
        onChange={({ currentTarget }) => say(days, currentTarget.value)}
      />
      <DaysField id={`${id}-days`} value={days} onChange={(chosen) => say(chosen, time)} />
    </Columns>
  );
}
