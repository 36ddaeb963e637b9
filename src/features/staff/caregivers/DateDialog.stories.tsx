import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { DateDialog } from './DateDialog.tsx';

const meta = {
  component: DateDialog,
  args: {
    open: true,
    onClose: fn(),
    document: { id: 'd1', kind: 'first_aid', expiresOn: '2027-03-14' },
    name: 'Marta Zielińska',
    act: action(async () => ok(null)),
    reload: { load: async () => ok({ expiresOn: '2027-03-14' }), refresh: async () => undefined },
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof DateDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dated: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Past: Story = {
  args: { document: { id: 'd2', kind: 'first_aid', expiresOn: '2026-03-14' } },
  play: async ({ canvas }) => {
    const warned = await canvas.findByText(/the document no longer counts/);
    await waitFor(() => expect(warned).toBeVisible());
  },
};
export const Overview: Story = {};
