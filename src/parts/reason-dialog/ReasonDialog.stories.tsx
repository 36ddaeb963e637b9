import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { action } from '../../state/action.ts';
import type { Failure } from '../../lib/failure.ts';
import { fail, ok } from '../../lib/result.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const offline: Failure = { kind: 'offline', code: 'unreachable' };

const meta = {
  title: 'Feedback/ReasonDialog',
  component: ReasonDialog,
  args: {
    open: true,
    onClose: fn(),
    onDone: fn(),
    title: 'Decline this request?',
    children: 'The family is told that we can’t help, with your reason.',
    label: 'Reason',
    hint: 'The family reads this.',
    confirm: 'Decline request',
    danger: true,
    act: action(async () => ok(null)),
    draft: 'decline:story',
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const AsksForWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline request' }));
    // The dialog may still be fading in.
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Write a few words.' }));
    await expect(canvas.getByLabelText('Reason')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Reason'), 'We have nobody near you yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline request' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const KeepsTheWordsWhenItFails: Story = {
  args: { act: action(async () => fail(offline)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Words to keep');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline request' }));
    await expect(await canvas.findByText(/We can’t reach the service/)).toBeVisible();
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Words to keep');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { act: action(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'We have nobody near you yet.');
    const button = canvas.getByRole('button', { name: 'Decline request' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
