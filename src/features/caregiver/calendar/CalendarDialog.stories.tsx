import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import CalendarDialog from './CalendarDialog.tsx';

const calls = (since: string | null) => ({
  loadCalendarAddress: async () => ok(since),
  makeCalendarAddress: async () => ok('2031-12-01T09:00:00Z'),
  endCalendarAddress: fn(async () => ok(undefined)),
  newKey: () => '0123456789abcdef'.repeat(2),
});

const meta = {
  component: CalendarDialog,
  args: { onClose: fn(), service: calls(null) },
} satisfies Meta<typeof CalendarDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Made: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make my link' }));
    const link = await canvas.findByRole('link', { name: 'Add it to my calendar' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^webcal:.*\/(0123456789abcdef){2}\.ics$/),
    );
    await expect(canvas.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/calendar\.google\.com\/.*cid=webcal%3A%2F%2F.*\.ics$/),
    );
  },
};
export const MadeEarlier: Story = { args: { service: calls('2031-11-02T09:00:00Z') } };
export const Ending: Story = {
  ...MadeEarlier,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End it' }));
    await expect(await canvas.findByText(/^It stops at once/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'End your link?' })).toHaveFocus();
  },
};
export const NotMade: Story = {
  args: {
    service: {
      ...calls(null),
      makeCalendarAddress: async () => fail({ kind: 'offline', code: 'unreachable' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make my link' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
