import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { today } from '../../../domain/operator.ts';
import { WithUs } from './WithUs.tsx';

const document = {
  kind: 'document',
  subjectId: '1',
  since: '2026-03-12T10:00:00Z',
  due: today(),
  lastStep: null,
  lastStepAt: null,
} as const;
const late = {
  ...document,
  kind: 'application',
  due: '2026-03-10',
  job: 'Mornings in Dalkey',
  application: '1',
  lastStep: 'shortlisted',
  lastStepAt: '2026-03-11T09:00:00Z',
} as const;

const accepted = { ...document, kind: 'offer', job: 'Nights in Bray', application: '3' } as const;
const leave = { ...document, kind: 'leave', job: 'Tea at four', application: '2' } as const;

const meta = {
  component: WithUs,
  args: { waiting: [late, accepted, document, document, leave] },
} satisfies Meta<typeof WithUs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    const application = canvas.getByRole('link', { name: 'Your application for “Mornings in Dalkey”' });
    await expect(application).toHaveAttribute('href', '/caregiver/applications/1');
    const wish = canvas.getByRole('link', { name: 'Your wish to stop: “Tea at four”' });
    const offer = canvas.getByRole('link', { name: 'The offer you accepted: “Nights in Bray”' });
    await expect(offer).toHaveAttribute('href', '/caregiver/applications/3');
    await expect(wish).toHaveAttribute('href', '/caregiver/applications/2');
  },
};
