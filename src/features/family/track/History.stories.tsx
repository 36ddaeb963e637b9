import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { History } from './History.tsx';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T10:00:00Z`;
const begun = [
  { step: 'submitted', at: day(1), promisedBy: null },
  { step: 'in_review', at: day(2), promisedBy: '2026-03-02' },
  { step: 'question', at: day(3), promisedBy: null },
] as const;

const meta = {
  component: History,
  args: { request: { steps: [...begun], erasedAt: null } },
} satisfies Meta<typeof History>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Long: Story = {
  args: {
    request: {
      steps: [
        ...begun,
        { step: 'answer', at: day(4), promisedBy: null },
        { step: 'answer_read', at: day(5), promisedBy: null },
        { step: 'open', at: day(6), promisedBy: '2026-03-05' },
        { step: 'introduced', at: day(9), promisedBy: null },
        { step: 'said_yes', at: day(10), promisedBy: null },
      ],
      erasedAt: null,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByText('We received your request');
    await expect(first).not.toBeVisible();
    await userEvent.click(canvas.getByText('4 earlier steps'));
    await expect(first).toBeVisible();
  },
};
export const LongOnPhone: Story = { ...Long, globals: { viewport: { value: 'mobile1' } } };
