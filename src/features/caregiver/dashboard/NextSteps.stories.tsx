import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextSteps } from './NextSteps.tsx';
import type { NextStep } from './next-steps.ts';

const offer: NextStep = {
  key: 'offer',
  isAsked: true,
  tone: 'success',
  title: 'You have a job offer: Company in the afternoons',
  words: 'Read the times, the pay and the first day, and answer by Tuesday 24 November.',
  action: { label: 'Answer the offer', href: '/caregiver/applications/7' },
};
const rejected: NextStep = {
  key: 'document',
  tone: 'warning',
  title: 'First aid certificate: not accepted',
  words: 'We wrote: “The second page is missing.”',
  action: { label: 'Add a new one', href: '/caregiver/documents?kind=first_aid#add' },
};
const approved: NextStep = {
  key: 'profile',
  tone: 'success',
  title: 'You are approved',
  words: 'You can apply for jobs. Keep your times up to date.',
  action: { label: 'Check your times', href: '/caregiver/profile-completion' },
};

const meta = { component: NextSteps, args: { steps: [approved] } } satisfies Meta<typeof NextSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const Several: Story = { args: { steps: [rejected, approved] } };

/** It comes before the visits, and the others after them. */
export const Asked: Story = { args: { steps: [offer, rejected, approved], asked: true } };
