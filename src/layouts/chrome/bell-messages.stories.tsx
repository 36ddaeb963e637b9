import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { showMessages } from './bell-messages.ts';
import { type ToldMessage, wordMessages } from './message-lines.ts';

/** The messages of the bell, without the frame, which is Astro. */
function BellMessages({ told, canMark = true }: { told: readonly ToldMessage[]; canMark?: boolean }) {
  return (
    <div
      style={{ maxInlineSize: '352px' }}
      ref={(place) => {
        if (place) showMessages(place, wordMessages(told), () => Promise.resolve(canMark));
      }}
    />
  );
}

const job = 'Weekday mornings with a retired teacher';
const message = { subjectId: '1', params: { job }, createdAt: '2026-03-12T10:00:00Z', readAt: null };
const shortlisted = { ...message, id: 3, kind: 'shortlisted' };
const placed = { ...message, id: 2, kind: 'placed', readAt: '2026-03-12T11:00:00Z' };
const rejected = {
  ...placed,
  id: 1,
  kind: 'document_rejected',
  params: { document: 'first_aid', reason: 'The date cannot be read.' },
};

const meta = { component: BellMessages, args: { told: [] } } satisfies Meta<typeof BellMessages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Unread: Story = { args: { told: [shortlisted, placed] } };

/** A reason is never cut off: nobody could see on a phone that there is more. */
export const LongReason: Story = {
  args: {
    told: [
      {
        ...rejected,
        params: {
          document: 'first_aid',
          reason: `${'The photo is too dark to read the name of the course and the date. '.repeat(4)}Please take it by daylight.`,
        },
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText(/by daylight/);
    await expect(words.scrollHeight).toBe(words.clientHeight || words.scrollHeight);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

export const AllRead: Story = { args: { told: [placed, rejected] } };

const markAll: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Mark all read' }));

export const MarkedAsRead: Story = {
  ...Unread,
  play: async (context) => {
    await markAll(context);
    await expect(within(context.canvasElement).queryByText('New')).not.toBeInTheDocument();
  },
};

/** The panel’s first line says why; this script doesn’t draw it. */
export const NotMarked: Story = {
  args: { ...Unread.args, canMark: false },
  play: async (context) => {
    await markAll(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'Mark all read' })).toBeEnabled();
    await expect(canvas.getByText('New')).toBeVisible();
  },
};
