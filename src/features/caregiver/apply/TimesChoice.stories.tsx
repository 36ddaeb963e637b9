import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TimesChoice } from './TimesChoice.tsx';

/** Monday and Tuesday mornings, Saturday evening. */
const ASKED = 0b0001 | 0b0001_0000 | (0b0100 << 20);

const onChange = fn();
const meta = {
  component: TimesChoice,
  args: { job: { availability: ASKED }, free: 0b0001, value: null, onChange, error: undefined },
  render: function Choice(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimesChoice
        {...args}
        value={value}
        onChange={(times) => {
          setValue(times);
          args.onChange(times);
        }}
      />
    );
  },
} satisfies Meta<typeof TimesChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Chosen: Story = { args: { value: 0b0001 } };
export const NothingChosen: Story = {
  args: { value: 0, error: 'Choose the times you can do.' },
};
export const APart: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^I can do all/ })).toBeChecked();
    await expect(canvas.getByText(/not free at the others/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^I can do some/ }));
    await expect(onChange).toHaveBeenLastCalledWith(0b0001);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tuesday morning' }));
    await expect(onChange).toHaveBeenLastCalledWith(0b0001_0001);
    await expect(canvas.queryByRole('checkbox', { name: 'Sunday morning' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^I can do all/ }));
    await expect(onChange).toHaveBeenLastCalledWith(null);
  },
};
