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
export const Dark: Story = { globals: { theme: 'dark' } };
export const Counted: Story = { args: { label: 'Documents checked', value: 2, max: 5 } };
export const Nothing: Story = { args: { value: 0 } };
