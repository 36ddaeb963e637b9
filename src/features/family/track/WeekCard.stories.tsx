import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WeekCard } from './WeekCard.tsx';

// Four nights: two are covered, and we look for a caregiver for the third.
const week = { asked: 0x8888, covered: 0x88, lookedFor: 0x800, until: [] };

const meta = { component: WeekCard, args: { week } } satisfies Meta<typeof WeekCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartlyCovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: /week/ }));
    await expect(canvas.getByText('Monday and Tuesday nights')).toBeVisible();
    await expect(canvas.getByText('Thursday nights')).toBeVisible();
  },
};
/** Tuesday's caregiver leaves, and we look for the next one. */
export const CoveredUntil: Story = {
  args: { week: { ...week, lookedFor: 0x880, until: [{ times: 0x80, day: '2026-11-25' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: /week/ }));
    await expect(
      canvas.getByText(/until Wednesday,? 25 November. We’re looking for the next caregiver/),
    ).toBeVisible();
  },
};
export const Overview: Story = {};
export const Covered: Story = {
  args: { week: { asked: 0x8888, covered: 0x8888, lookedFor: 0, until: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nobody comes, and we aren’t looking yet')).toBeNull();
  },
};
