import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusOn } from '../story-plays.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: {
    label: 'You may keep these answers and show them to caregivers without my name',
    hint: 'You can withdraw this at any time.',
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithError: Story = { args: { error: 'Tick the box so that we may work on your request' } };

export const Focus: Story = { play: focusOn() };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
