import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FoldedJob } from './FoldedJob.tsx';
import type { JobStore } from './request-screen.ts';

const applications = (...statuses: string[]) =>
  loadable(async () => ok(statuses.map((status) => ({ status })))) as unknown as JobStore['applications'];

const meta = {
  component: FoldedJob,
  args: {
    job: {
      nr: 2,
      status: 'open',
      title: 'Tuesday and Thursday nights for a grandmother home with a new hip',
      visits: [],
      availability: 0x8080,
    },
    applications: applications('submitted', 'shortlisted', 'withdrawn'),
    fold: (
      <Button variant="secondary" size="small" aria-expanded={false}>
        Show job 2
      </Button>
    ),
  },
} satisfies Meta<typeof FoldedJob>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ · 2 applicants$/)).toBeVisible();
  },
};
export const Overview: Story = {};
export const Filled: Story = {
  args: { job: { nr: 2, status: 'filled', title: 'Nights by the sea', visits: [], availability: 0x8080 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Filled')).toBeVisible();
    await expect(canvas.queryByText(/applicant/)).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
