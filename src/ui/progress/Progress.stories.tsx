import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Your profile', value: 64 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Counted: Story = { args: { label: 'Documents checked', value: 2, max: 5 } };
export const Nothing: Story = { args: { value: 0 } };

export const LongText: Story = {
  args: {
    label:
      'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
  },
  globals: { viewport: { value: 'mobile1' } },
};
