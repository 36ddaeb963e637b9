import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { action } from '../../state/action.ts';
import type { Failure } from '../../lib/failure.ts';
import { fail, ok } from '../../lib/result.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const offline: Failure = { kind: 'offline', code: 'unreachable' };

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onClose: fn(),
    onDone: fn(),
    title: 'Remove this document?',
    children: 'first-aid.pdf is deleted for good.',
    confirm: 'Remove',
    busyLabel: 'Removing…',
    act: action(async () => ok(null)),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Settles: Story = {
  args: {
    title: 'Accept this offer?',
    children: 'Next, we’ll talk to the family and answer you here.',
    confirm: 'Accept the offer',
    keep: 'Not yet',
    danger: false,
  },
};

export const ClosesWhenItIsDone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const StaysWhenItFails: Story = {
  args: { act: action(async () => fail(offline)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    // The dialog may still be fading in.
    await waitFor(() => expect(canvas.getByText(/We can’t reach the service/)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { act: action(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
