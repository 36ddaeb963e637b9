import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, focusOn } from '../story-plays.ts';
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
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const WithError: Story = { args: { error: 'Tick the box so that we may work on your request' } };

export const Hover: Story = { globals: { hover: 'on' } };
export const HoverDark: Story = { globals: { theme: 'dark', hover: 'on' } };
export const Focus: Story = { play: focusOn() };
export const RightToLeft: Story = {
  args: { defaultChecked: true },
  globals: { direction: 'rtl' },
  play: fits,
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
