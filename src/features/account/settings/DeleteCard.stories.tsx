import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { DeleteCard } from './DeleteCard.tsx';

/** The card of an account that is, or isn’t, the only admin’s. */
function screenOf(isLast: boolean) {
  const isLastAdmin = loadable(async () => ok(isLast));
  void isLastAdmin.reload();
  return { isLastAdmin } as never;
}

const meta = {
  component: DeleteCard,
  args: { profile: { role: 'caregiver' } as never, screen: screenOf(false) },
} satisfies Meta<typeof DeleteCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Caregiver: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Delete my account…' })).toBeVisible(),
};

/** The only admin reads why the account must stay. */
export const OnlyAdmin: Story = {
  args: { profile: { role: 'admin' } as never, screen: screenOf(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You’re the only admin/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my account…' })).not.toBeInTheDocument();
  },
};
