import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { slotsOf } from '../../domain/availability.ts';
import { SetTimesField } from './SetTimesField.tsx';

const WEEKDAYS = [0, 1, 2, 3, 4];

const meta = {
  title: 'Parts/SetTimesField',
  component: SetTimesField,
  args: {
    id: 'setTimes',
    name: 'setTimes',
    legend: 'At a set time, like 7:30',
    value: {},
    week: 0,
    onChange: fn(),
    onWeek: fn(),
  },
  render: function Held(args) {
    const [{ week, value }, set] = useState({ week: args.week, value: args.value });
    return (
      <SetTimesField
        {...args}
        {...{ week, value }}
        onChange={(setTimes) => set({ week, value: setTimes })}
        onWeek={(said) => {
          set({ week: said.availability, value: said.setTimes });
          args.onWeek?.(said);
        }}
      />
    );
  },
} satisfies Meta<typeof SetTimesField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A time given first ticks the parts of the day that it falls into. It can be changed. */
export const SaidFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('At a set time, like 7:30'));
    const time = canvas.getByLabelText('Visits begin at');
    await fireEvent.change(time, { target: { value: '07:30' } });
    await expect(args.onWeek).toHaveBeenLastCalledWith({
      availability: slotsOf(WEEKDAYS, [0]),
      setTimes: { 0: '07:30' },
    });
    for (const day of ['Tuesday', 'Thursday']) await userEvent.click(canvas.getByLabelText(day));
    await expect(args.onWeek).toHaveBeenLastCalledWith({
      availability: slotsOf([0, 2, 4], [0]),
      setTimes: { 0: '07:30' },
    });
    await userEvent.click(canvas.getByText('Saturday and Sunday'));
    await fireEvent.change(time, { target: { value: '19:15' } });
    await expect(args.onWeek).toHaveBeenLastCalledWith({
      availability: slotsOf([5, 6], [2]),
      setTimes: { 2: '19:15' },
    });
    // The time is kept without days, and the days without a time.
    for (const day of ['Saturday', 'Sunday']) await userEvent.click(canvas.getByLabelText(day));
    await expect(time).toHaveValue('19:15');
    await userEvent.click(canvas.getByLabelText('Monday'));
    await fireEvent.change(time, { target: { value: '' } });
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};
/** On coming back, the time and its days are as they were given. */
export const SaidEarlier: Story = {
  args: { week: slotsOf([0, 2, 4], [0]), value: { 0: '07:30' } },
  globals: { viewport: { value: 'mobile1' } },
};
/** If parts of the day are ticked first, each has its own time. */
export const OfTickedParts: Story = {
  args: { week: slotsOf(WEEKDAYS, [0, 2]), value: { 0: '07:30' } },
};
