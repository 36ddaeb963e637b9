import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { answerCover } from '../../../data/cover-answer.ts';
import { fail, ok } from '../../../lib/result.ts';
import '../../../domain/area-words.ts';
import CoverInvitations from './CoverInvitations.tsx';

type Answer = typeof answerCover;
const invitation = {
  changeId: '1',
  job: { title: 'Breakfast and company', part: null },
  town: 'Dún Laoghaire',
  day: '2031-12-01',
  opens: 450,
  closes: 540,
  minutes: 90,
  hourlyRate: 19,
  careTypes: ['companionship', 'personal_care'],
  distanceKm: 4.2,
} as const;

const meta = {
  component: CoverInvitations,
  args: {
    invitations: [invitation],
    reload: fn(async () => undefined),
    answer: (async () => ok(undefined)) as Answer,
  },
} satisfies Meta<typeof CoverInvitations>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SayingYes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Care: Companionship, Personal care')).toBeVisible();
    await expect(canvas.getByText(/^In Dún Laoghaire, 4 km away\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Yes, I can come/ }));
    await waitFor(() => expect(args.reload).toHaveBeenCalled());
  },
};
export const Several: Story = {
  args: {
    invitations: [
      invitation,
      { ...invitation, changeId: '2', opens: 1080, closes: 1200, minutes: 60, hourlyRate: null },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const TooLate: Story = {
  args: { answer: (async () => fail({ kind: 'refused', code: 'cover_settled' })) as Answer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Yes, I can come/ }));
    await expect(await canvas.findByText(/Someone else comes now/i)).toBeVisible();
  },
};
