import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import type { AtWork } from './user-screen.ts';

const deactivate = fn<(reason: string, handTo: string | null) => Promise<Result<never, Failure>>>(async () =>
  ok(undefined as never),
);
const screen = (changes: Partial<AtWork>) => ({
  work: loadable(async () =>
    ok({
      lastSeen: null,
      deactivatedBy: null,
      placements: 0,
      applications: 0,
      holding: 0,
      held: [],
      ...changes,
    }),
  ),
  admins: loadable(async () => ok([{ id: 'colleague', name: 'Niamh Quinn' }])),
  deactivate: action(deactivate),
});

const meta = {
  title: 'Staff/DeactivateDialog',
  component: DeactivateDialog,
  args: {
    open: true,
    onClose: fn(),
    userId: '1',
    email: 'marta@example.com',
    screen: screen({ placements: 2, applications: 1 }),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof DeactivateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Caregiver: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Deactivate marta@example.com?' })).toBeInTheDocument();
    // The dialog may still be fading in.
    await waitFor(() => expect(canvas.getByText(/2 placements end at once/)).toBeVisible());
    await expect(canvas.queryByLabelText(/Who takes/)).toBeNull();
  },
};
export const Overview: Story = {};
export const Nothing: Story = { args: { screen: screen({}) } };
export const HandsOver: Story = {
  args: { screen: screen({ holding: 3 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/Who takes/), 'Niamh Quinn');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Left us.');
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate account' }));
    await waitFor(() => expect(deactivate).toHaveBeenLastCalledWith('Left us.', 'colleague'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Unknown: Story = {
  args: {
    screen: {
      ...screen({}),
      work: loadable(async () => fail({ kind: 'offline', code: 'unreachable' })),
    },
  },
};
