import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { Assignment } from './Assignment.tsx';
import { createAssignment, type inHandCalls } from './assignment.ts';

const me = { id: 'me', name: 'Orla Keane' };
const colleague = { id: 'colleague', name: 'niamh.comerford.obrien@example.com' };

const storeOf = (first: string | null, changes: Partial<typeof inHandCalls> = {}) => {
  let owner = first;
  const admins = [me, colleague];
  return createAssignment(
    'subject',
    {
      loadOwner: async () => {
        const found = admins.find(({ id }) => id === owner);
        return ok(found ? { adminId: found.id, name: found.name } : null);
      },
      loadAdmins: async () => ok(admins),
      assign: async (_, to) => {
        owner = to;
        return ok(undefined as never);
      },
      ...changes,
    },
    async () => undefined,
  );
};

const meta = {
  title: 'Staff/Assignment',
  component: Assignment,
  args: { which: 'the request for Ann Walsh', store: storeOf(null), ownId: 'me' },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Assignment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nobody: Story = {};
export const Mine: Story = { args: { store: storeOf('me') } };
export const Colleague: Story = { args: { store: storeOf('colleague') } };
export const TakenAndLaidDown: Story = {
  args: { store: storeOf(null) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to me' }));
    const down = await canvas.findByRole('button', { name: 'Unassign' });
    await expect(canvas.getByText('you')).toBeVisible();
    await expect(down).toHaveFocus();
    await userEvent.click(down);
    await expect(await canvas.findByText('unassigned')).toBeVisible();
  },
};
export const Given: Story = {
  args: { store: storeOf('me') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to…' }));
    await expect(await canvas.findByRole('dialog')).toHaveAccessibleName(/Ann Walsh/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(canvas.getByText(colleague.name, { selector: 'strong' })).toBeVisible());
  },
};
export const TakenMeanwhile: Story = {
  args: {
    store: storeOf(null, { assign: async () => fail({ kind: 'refused', code: 'owner_changed' }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to me' }));
    await expect(await canvas.findByText(/Someone else/)).toBeVisible();
  },
};
