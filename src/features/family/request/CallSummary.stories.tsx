import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyAnswers } from '../../../domain/questions/questions.ts';
import { CallSummary } from './CallSummary.tsx';

const meta = {
  component: CallSummary,
  args: {
    draft: {
      id: 'b5f0c1de-0000-4000-8000-000000000001',
      reference: 'K7QM4RT9X',
      trackingSecret: 'ab'.repeat(16),
      answers: { ...emptyAnswers(true), contactName: 'Fiona Walsh', contactPhone: '01 555 0134' },
      step: 'check',
      savedAt: 1,
    },
    told: { due: '2026-11-24', emailed: false },
    onNext: () => undefined,
  },
  globals: { density: 'work' },
} satisfies Meta<typeof CallSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('K7Q-M4R-T9X')).toBeVisible();
    await expect(canvas.getByText('Q as in Quebec')).toBeVisible();
    await expect(canvas.getByText(/by Tuesday,? 24 November/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** The family gave an email address, so they have their private link in an email. */
export const WithAnEmail: Story = {
  args: {
    draft: {
      ...meta.args.draft,
      answers: { ...meta.args.draft.answers, contactEmail: 'fiona.walsh@example.org' },
    },
    told: { due: '2026-11-24', emailed: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/call Fiona Walsh at \S+ 1 555 0134 or email fiona/)).toBeVisible();
  },
};
/** A family that prefers to read gets an email, in their language. */
export const ByEmailInPolish: Story = {
  args: {
    draft: {
      ...meta.args.draft,
      answers: {
        ...meta.args.draft.answers,
        contactBy: 'email',
        contactLanguage: 'pl',
        contactEmail: 'fiona.walsh@example.org',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/email Fiona Walsh at \S+ in Polish/)).toBeVisible();
  },
};
/** The days when staff work are not known. */
export const WithoutADay: Story = { args: { told: {} } };
