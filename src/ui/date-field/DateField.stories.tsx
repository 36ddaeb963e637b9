import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, focusOn } from '../story-plays.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'When should it start?', hint: 'A rough date is fine.' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Dark: Story = { args: { defaultValue: '2031-04-12' }, globals: { theme: 'dark' } };
export const WithError: Story = { args: { error: 'Choose a day that is not in the past' } };

export const Hover: Story = { globals: { hover: 'on' } };
export const HoverDark: Story = { globals: { theme: 'dark', hover: 'on' } };
export const Focus: Story = { play: focusOn() };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: fits };
