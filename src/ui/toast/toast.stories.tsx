import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import type { Tone } from '../../lib/tone.ts';
import { toast } from './toast.ts';

interface Args {
  message: string;
  tone: Tone;
  timeout: number;
}

const meta = {
  title: 'Feedback/toast',
  args: { message: 'Your changes are saved', tone: 'success', timeout: 5_000 },
  render: ({ message, tone, timeout }) => (
    <div style={{ minHeight: 300 }}>
      <Button variant="secondary" onClick={() => toast(message, { tone, timeout })}>
        Show it
      </Button>
    </div>
  ),
  beforeEach: () => () => document.getElementById('toaster')?.remove(),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Overview: Story = {
  play: async ({ args }) => {
    toast('We have your request');
    toast('You are offline. We send it as soon as you are back.', { tone: 'warning' });
    toast(args.message, { tone: 'success' });
    await waitFor(() => expect(page().getByText(args.message)).toBeVisible());
  },
};

export const ThreeAtMost: Story = {
  play: async () => {
    for (const word of ['One', 'Two', 'Three', 'Four']) toast(word);
    await waitFor(() => expect(page().getByText('Four')).toBeVisible());
    await expect(page().getAllByRole('listitem')).toHaveLength(3);
    await expect(page().queryByText('One')).toBeNull();
  },
};

export const ClosesByItselfAndByHand: Story = {
  play: async ({ userEvent }) => {
    toast('Gone soon', { timeout: 150 });
    toast('Stays', { timeout: 60_000 });
    // In the document rather than visible: on a slow machine it may be visible for only a moment.
    await waitFor(() => expect(page().getByText('Gone soon')).toBeInTheDocument());
    await waitFor(() => expect(page().queryByText('Gone soon')).toBeNull());
    await userEvent.click(page().getByRole('button', { name: 'Close notice' }));
    await expect(page().queryByText('Stays')).toBeNull();
  },
};

export const WaitsWhileHovered: Story = {
  play: async ({ userEvent }) => {
    toast('Take your time', { timeout: 200 });
    const message = await page().findByText('Take your time');
    await userEvent.hover(message);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(message).toBeVisible();
    await userEvent.unhover(message);
    await waitFor(() => expect(page().queryByText('Take your time')).toBeNull());
  },
};

export const LongText: Story = {
  ...Overview,
  args: {
    message:
      'We saved your changes on this device, and we send them to the office as soon as you are back online.',
  },
};
