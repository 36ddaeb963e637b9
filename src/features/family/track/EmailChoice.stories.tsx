import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { EmailChoice } from './EmailChoice.tsx';
import { key, offline, request } from './track.fixtures.ts';

const meta = {
  component: EmailChoice,
  args: { wanted: true, chooseEmails: action(async () => ok(request(key))) },
} satisfies Meta<typeof EmailChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wanted: Story = {};
export const NotWanted: Story = { args: { wanted: false } };
export const Offline: Story = {
  args: { chooseEmails: action(async () => fail(offline)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your choice hasn’t changed.');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
