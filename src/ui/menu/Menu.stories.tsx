import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { Menu } from './Menu.tsx';

const offer = fn();
const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'More',
    items: [
      { label: 'Offer the job', onAct: offer },
      { label: 'Place caregiver', onAct: fn() },
      { label: 'Decline', onAct: fn(), danger: true },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'More' })),
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('menuitem', { name: 'Offer the job' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Decline' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(offer).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
export const Focus: Story = { play: focusOn('button') };
