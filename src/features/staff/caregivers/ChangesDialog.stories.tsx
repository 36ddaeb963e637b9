import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { ChangesDialog } from './ChangesDialog.tsx';

const meta = {
  component: ChangesDialog,
  args: {
    open: true,
    onClose: fn(),
    name: 'Marta Zielińska',
    approved: false,
    act: action(async () => ok(null)),
    draft: 'changes:story',
    asked: null,
    reload: {
      load: async () => ok({ changesReason: null, changesFields: [] }),
      refresh: async () => undefined,
    },
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ChangesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NamesTheFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('What should change?'), 'Which diploma?');
    await userEvent.click(canvas.getByLabelText('About them'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const StaysApproved: Story = { args: { approved: true } };
export const Overview: Story = {};
