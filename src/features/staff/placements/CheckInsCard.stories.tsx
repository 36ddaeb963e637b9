import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { CheckInsCard } from './CheckInsCard.tsx';

const asked = {
  id: 'c1',
  occasion: 'week' as const,
  askedAt: '2026-03-09T09:00:00Z',
  answer: null,
  words: null,
  answeredAt: null,
  handledAt: null,
  note: null,
};
const notWell = {
  ...asked,
  answer: 'not_well' as const,
  words: 'She comes late, and my mother waits at the window.',
  answeredAt: '2026-03-10T09:00:00Z',
};

const meta = {
  component: CheckInsCard,
  args: { checkIns: [notWell], screen: { noteOf: () => action(async () => ok(null as never)) } },
} satisfies Meta<typeof CheckInsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotWell: Story = {};
export const NotAnswered: Story = { args: { checkIns: [asked] } };
export const Settled: Story = {
  args: {
    checkIns: [
      {
        ...notWell,
        handledAt: '2026-03-11T09:00:00Z',
        note: 'Called both. She starts half an hour later now.',
      },
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
export const Noting: Story = {
  beforeEach: emptyDatabase,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Note what was done' }));
    const dialog = await canvas.findByRole('dialog', { name: 'What was done?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
