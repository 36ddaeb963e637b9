import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckInsCard } from './CheckInsCard.tsx';

const asked = {
  id: 'c1',
  occasion: 'week' as const,
  askedAt: '2026-03-09T09:00:00Z',
  answer: null,
  answeredAt: null,
};

const meta = { component: CheckInsCard, args: { checkIns: [asked] } } satisfies Meta<typeof CheckInsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotAnswered: Story = {};
export const Answered: Story = {
  args: {
    checkIns: [
      { ...asked, answer: 'not_well', answeredAt: '2026-03-10T09:00:00Z' },
      {
        ...asked,
        id: 'c2',
        occasion: 'month',
        askedAt: '2026-04-01T09:00:00Z',
        answer: 'well',
        answeredAt: '2026-04-02T09:00:00Z',
      },
    ],
  },
};
