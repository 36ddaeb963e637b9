import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { slotsOf } from '../../../domain/availability.ts';
import { TimesField } from './TimesField.tsx';

const WEEKDAYS = [0, 1, 2, 3, 4];

const meta = {
  title: 'Family/TimesField',
  component: TimesField,
  args: {
    id: 'availability',
    name: 'availability',
    legend: 'When should someone come?',
    hint: 'Choose all that fit a usual week.',
    value: slotsOf(WEEKDAYS, [0]),
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <div style={{ padding: 16 }}>
        <TimesField {...args} value={value} onChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof TimesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sentences: Story = {};
export const WithError: Story = { args: { value: 0, error: 'Choose at least one time of the week' } };
export const ExactTimes: Story = { args: { value: slotsOf(WEEKDAYS, [0]) | slotsOf([5], [1]) } };
export const ExactTimesOnAPhone: Story = {
  ...ExactTimes,
  globals: { viewport: { value: 'mobile1' } },
};

export const TickedAndUnticked: Story = {
  args: { value: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const mornings = canvas.getByRole('checkbox', { name: /^Weekday mornings/ });
    await userEvent.click(mornings);
    await expect(args.onChange).toHaveBeenLastCalledWith(slotsOf(WEEKDAYS, [0]));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Every night/ }));
    await userEvent.click(mornings);
    await expect(args.onChange).toHaveBeenLastCalledWith(slotsOf([0, 1, 2, 3, 4, 5, 6], [3]));
  },
};

/** Without Friday the sentence is unticked, and the closed fold names the days that are left. */
export const FromSentencesToExactTimes: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Single days');
    await userEvent.click(summary);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday morning' }));
    await expect(canvas.getByRole('checkbox', { name: /^Weekday mornings/ })).not.toBeChecked();
    await expect(canvas.getByText(': Monday to Thursday mornings')).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText(': Monday to Thursday mornings')).toBeVisible();
  },
};
