import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import { fail, ok } from '../../../lib/result.ts';
import CheckIns from './CheckIns.tsx';
import { checkIn, key, offline, request } from './track.fixtures.ts';

const asked = (...checkIns: ReturnType<typeof checkIn>[]) => request(key, { status: 'matched', checkIns });
const answeredAt = '2026-03-12T10:00:00Z';

const meta = {
  component: CheckIns,
  args: {
    request: asked(checkIn()),
    changes: { answerCheckIn: async () => ok(request(key)) },
    offline: false,
  },
} satisfies Meta<typeof CheckIns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstWeek: Story = {};
export const OfTwo: Story = {
  args: {
    request: asked(
      checkIn({ answer: 'well', answeredAt }),
      checkIn({ id: 'c2', caregiver: 'Declan', occasion: 'month', answer: 'well', answeredAt }),
    ),
  },
};
export const WithoutConnection: Story = { args: { offline: true } };
export const DidNotArrive: Story = {
  args: { changes: { answerCheckIn: async () => fail(offline) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'It’s going well' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t reach the service');
  },
};
export const AsksWhatToChange: Story = {
  // The device would keep what another story typed.
  beforeEach: emptyDatabase,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Something isn’t right' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Something isn’t right' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
