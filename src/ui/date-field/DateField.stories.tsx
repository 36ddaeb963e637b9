import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusOn } from '../story-plays.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'When should it start?', hint: 'A rough date is fine.' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Filled: Story = { args: { defaultValue: '2031-04-12' } };
export const WithError: Story = { args: { error: 'Choose a day that is not in the past' } };

export const Focus: Story = { play: focusOn() };
