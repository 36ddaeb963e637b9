import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { toggleSlot } from '../../domain/availability.ts';
import { focusOn } from '../../ui/story-plays.ts';
import { AvailabilityGrid } from './AvailabilityGrid.tsx';

const week = (...slots: [day: number, part: number][]) =>
  slots.reduce((held, [day, part]) => toggleSlot(held, day, part), 0);

const meta = {
  title: 'Forms/AvailabilityGrid',
  component: AvailabilityGrid,
  args: {
    legend: 'When can you work?',
    hint: 'Choose a day or a part of the day to fill the whole line.',
    value: week([0, 0], [0, 1], [2, 0], [4, 2], [5, 3]),
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <AvailabilityGrid {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof AvailabilityGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithError: Story = { args: { value: 0, error: 'Choose at least one time in the week' } };
export const ReadOnly: Story = { args: { legend: 'Available', hint: undefined, readOnly: true } };
export const Compared: Story = {
  args: {
    legend: 'How the two weeks fit',
    hint: undefined,
    readOnly: true,
    compare: week([0, 0], [1, 0], [2, 0], [3, 0], [4, 0]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Monday/ })).toHaveTextContent('Needed, available');
    await expect(canvas.getByRole('row', { name: /^Tuesday/ })).toHaveTextContent('Needed, not available');
    await expect(canvas.getByRole('row', { name: /^Saturday/ })).toHaveTextContent('Not needed');
  },
};

export const SlotsRowsAndColumns: Story = {
  args: { value: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tuesday morning' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1 << 4);
    await userEvent.click(canvas.getByRole('button', { name: 'All of Monday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith((1 << 4) | 0b1111);
    await expect(canvas.getByRole('button', { name: 'All of Monday' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'All of Monday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Every morning' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(7);
  },
};

export const OnlySomeCanBeChosen: Story = {
  args: { value: 0, within: week([0, 0], [0, 1], [2, 0]), words: { own: 'Chosen', other: 'Asked for' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'All of Tuesday' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Every morning' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(week([0, 0], [2, 0]));
  },
};

export const Focus: Story = { play: focusOn() };
