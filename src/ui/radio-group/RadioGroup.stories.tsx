import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Who needs care?',
    name: 'who',
    value: '',
    onChange: fn(),
    options: [
      { value: 'self', label: 'I do' },
      { value: 'relative', label: 'Someone in my family' },
      { value: 'client', label: 'Someone I work with', hint: 'You ask on their behalf, with their consent' },
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <RadioGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Chosen: Story = { args: { value: 'relative' } };
export const WithError: Story = { args: { error: 'Choose who needs care' } };

export const ArrowKeysChoose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('I do'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('relative');
    await expect(canvas.getByLabelText('Someone in my family')).toBeChecked();
  },
};

export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'client',
        label:
          'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
        hint: 'You ask on their behalf, with their consent',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
