import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsOfNotice } from './AsOfNotice.tsx';

const meta = {
  title: 'Feedback/AsOfNotice',
  component: AsOfNotice,
  args: {
    at: Date.parse('2026-11-22T14:05:00Z'),
    children: 'This is what this device last loaded. It will update when you’re online.',
  },
} satisfies Meta<typeof AsOfNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
