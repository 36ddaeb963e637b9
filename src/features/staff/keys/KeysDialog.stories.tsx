import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keysOff } from '../../../state/device/storage.ts';
import { chooseKeys } from '../../../state/keys-choice.ts';
import { KeysDialog } from './KeysDialog.tsx';

const meta = {
  title: 'Staff/Keys',
  component: KeysDialog,
  args: { open: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof KeysDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const TurnedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('checkbox');
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await expect(keysOff.read()).toBe(true);
    chooseKeys(true);
  },
};
