import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { OwnApplication } from './OwnApplication.tsx';

const standing = (status: 'invited' | 'submitted' | 'withdrawn' | 'declined', hasApplied: boolean) => ({
  application: { id: '1', status, hasApplied, placement: null },
});

const meta = {
  component: OwnApplication,
  args: {
    ...standing('invited', false),
    job: { id: 'job', title: 'Company in the afternoons' },
    jobIsOpen: true,
    applyBelow: true,
    decline: action<[reason: string], undefined>(async () => ok(undefined)),
  },
} satisfies Meta<typeof OwnApplication>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Invited: Story = {};
export const InvitedNarrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Applied: Story = { args: standing('submitted', true) };
export const Withdrawn: Story = { args: standing('withdrawn', true) };
export const SaidNo: Story = {
  args: standing('withdrawn', false),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You said no to our invitation')).toBeVisible();
    await expect(canvas.getByText(/You can apply below/)).toBeVisible();
  },
};
export const Ended: Story = { args: { ...standing('declined', false), jobIsOpen: false } };

export const PlacedBefore: Story = {
  args: {
    application: {
      id: '1',
      status: 'placed',
      hasApplied: true,
      placement: {
        startsOn: '2026-03-02',
        endsOn: '2026-03-20',
        endedAt: '2026-03-20T18:00:00Z',
        came: true,
      },
    },
  },
};
