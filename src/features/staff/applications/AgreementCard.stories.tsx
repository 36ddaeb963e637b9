import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { action } from '../../../state/action.ts';
import { ok } from '../../../lib/result.ts';
import { createKeys } from '../keys/keys.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { applicationFixture, offerFixture } from './application.fixtures.ts';

const family = {
  side: 'family',
  answer: 'yes',
  reason: null,
  givenAt: '2026-11-22T11:00:00Z',
  saidBy: 'Peg Walsh',
  saidOn: '2026-11-22',
  writtenDownBy: 'ada@care.example',
  visits: [] as never[],
  availability: 5,
  hourlyRate: 21,
  startsOn: '2026-12-03',
  endsOn: null,
} as const;

const meta = {
  component: AgreementCard,
  args: {
    application: applicationFixture({ status: 'offered', offer: offerFixture, agreements: [family] }),
    record: action(async () => ok(null as never)),
    reload: {
      load: async () => ok(applicationFixture()),
      refresh: async () => [undefined, undefined, undefined] as [void, void, void],
    },
  },
} satisfies Meta<typeof AgreementCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const NothingYet: Story = { args: { application: applicationFixture() } };

export const TheFamilyWantsToTalk: Story = {
  args: {
    application: applicationFixture({
      status: 'introduced',
      agreements: [{ ...family, answer: 'talk', reason: 'Does she mind the dog?' }],
    }),
  },
  render: (args) => (
    <main>
      <AgreementCard {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Call the family')).toBeVisible();
    await expect(canvas.getByText(/Does she mind the dog/)).toBeVisible();
    const keys = createKeys({ open: fn(), showHelp: fn(), isOn: () => true });
    document.addEventListener('keydown', keys);
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Record the family’s answer' })).toHaveFocus();
    document.removeEventListener('keydown', keys);
  },
};

export const Corrected: Story = {
  args: {
    application: applicationFixture({
      status: 'placed',
      offer: offerFixture,
      agreements: [family],
      placement: {
        ...offerFixture,
        id: 'placement',
        hourlyRate: 26,
        placedAt: '2026-11-22T12:00:00Z',
        endedAt: null,
        endReason: null,
        came: true,
        correctedAt: '2026-11-24T09:00:00Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/to the first terms. We corrected them/)).toBeVisible();
  },
};

export const WritesDownAnAnswer: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record the caregiver’s answer' }));
    await expect(
      await canvas.findByRole('dialog', { name: 'Record the answer of Una Nolan' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^Yes/ })).toHaveFocus();
  },
};
