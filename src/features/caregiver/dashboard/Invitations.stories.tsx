import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { action } from '../../../state/action.ts';
import { ok } from '../../../lib/result.ts';
import type { Invitation } from './dashboard-screen.ts';
import Invitations from './Invitations.tsx';

const invitation = (id: string, title: string) =>
  ({
    id,
    status: 'invited',
    hasApplied: false,
    job: {
      id,
      title,
      start: 'day',
      startsOn: '2031-12-01',
      place: { name: 'Dún Laoghaire', region: 'Co. Dublin' },
    },
  }) as Invitation;

const meta = {
  component: Invitations,
  args: {
    invitations: [invitation('1', 'Company in the afternoons')],
    declining: () => action<[reason: string], undefined>(async () => ok(undefined)),
  },
} satisfies Meta<typeof Invitations>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = {
  args: {
    invitations: [
      invitation('1', 'Company in the afternoons'),
      invitation('2', 'Washing, dressing and breakfast on weekday mornings, and someone to talk to'),
    ],
  },
};
export const Narrow: Story = {
  ...Several,
  globals: { viewport: { value: 'mobile1' } },
};
export const SayingNo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^No, thank you/ }));
    await waitFor(() => expect(canvas.getByLabelText(/Why not/)).toBeVisible());
  },
};
