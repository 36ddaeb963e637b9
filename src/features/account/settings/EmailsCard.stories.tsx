import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { EmailsCard } from './EmailsCard.tsx';

const offline = { kind: 'offline', code: 'unreachable' } as const;

const meta = {
  component: EmailsCard,
  args: {
    role: 'admin',
    screen: {
      wantsEmails: loadable(async () => ok(true)),
      chooseEmails: action(async () => ok(undefined)),
    },
  },
} satisfies Meta<typeof EmailsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wanted: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('checkbox')).toBeChecked();
  },
};

export const NotWanted: Story = {
  args: {
    screen: {
      wantsEmails: loadable(async () => ok(false)),
      chooseEmails: action(async () => ok(undefined)),
    },
  },
};

export const Offline: Story = {
  args: {
    screen: {
      wantsEmails: loadable(async () => ok(true)),
      chooseEmails: action(async () => fail(offline)),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your choice hasn’t changed.');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const NotLoaded: Story = {
  args: {
    screen: {
      wantsEmails: loadable(async () => fail(offline)),
      chooseEmails: action(async () => ok(undefined)),
    },
  },
};
