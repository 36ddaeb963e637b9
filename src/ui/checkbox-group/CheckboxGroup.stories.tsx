import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'What help is needed?',
    hint: 'Choose all that apply.',
    name: 'needs',
    value: ['meals'],
    onChange: fn(),
    options: [
      { value: 'washing', label: 'Washing and dressing' },
      { value: 'meals', label: 'Meals', hint: 'Shopping, cooking, eating together' },
      { value: 'company', label: 'Company' },
      { value: 'medicine', label: 'Reminding of medicines' },
      { value: 'walking', label: 'Going out' },
      { value: 'night', label: 'Being there at night' },
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string[]) => {
      setValue(next);
      args.onChange(next);
    };
    return <CheckboxGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Columns: Story = { args: { columns: true } };
export const InColumns: Story = { args: { columns: true } };
export const WithError: Story = { args: { value: [], error: 'Choose at least one kind of help' } };

export const KeepsTheOrderOfTheOptions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Washing and dressing'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['washing', 'meals']);
    await userEvent.click(canvas.getByText('Meals'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['washing']);
  },
};

export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'meals',
        label:
          'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
      },
    ],
    columns: true,
  },
  globals: { viewport: { value: 'mobile1' } },
};
