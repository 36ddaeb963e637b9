import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import Introductions from './Introductions.tsx';
import { introduction, key, offline, request } from './track.fixtures.ts';

const open = (...introductions: ReturnType<typeof introduction>[]) =>
  request(key, {
    status: 'open',
    turn: 'family',
    introductions,
    week: { asked: 0x11111, covered: 0, lookedFor: 0x11111, until: [] },
  });
const answered = { answer: 'yes', answeredAt: '2026-03-12T10:00:00Z' } as const;

/** A drawing in place of a photo. */
const aPhoto = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c9a27e"/><circle cx="4" cy="4" r="2.5" fill="#7a4a2b"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const meta = {
  component: Introductions,
  args: {
    request: open(introduction()),
    changes: { answerIntroduction: async () => ok(request(key)), loadPhoto: async () => ok(aPhoto) },
    offline: false,
  },
} satisfies Meta<typeof Introductions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WithAPhoto: Story = {
  args: { request: open(introduction({ hasPhoto: true })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Aoife' })).toBeVisible();
  },
};
export const WithTerms: Story = {
  args: {
    request: open(
      introduction({
        terms: {
          availability: 0x1111,
          hourlyRate: 24,
          startsOn: '2026-04-01',
          endsOn: '2026-09-30',
          offeredAt: '2026-03-20T09:00:00Z',
        },
      }),
    ),
  },
};
export const TermsAfterAYes: Story = {
  args: {
    request: open(
      introduction({
        ...answered,
        times: 0x11111,
        offer: { until: '2026-03-27', accepted: false },
        terms: {
          availability: 0x11111,
          hourlyRate: 24,
          startsOn: '2026-04-01',
          endsOn: null,
          offeredAt: '2026-03-20T09:00:00Z',
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The terms')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Yes, please' })).toBeNull();
  },
};
export const AnsweredAndWaiting: Story = {
  args: {
    request: open(
      introduction({ ...answered }),
      introduction({ application: 'a2', firstName: 'Declan', about: null, skills: [], checked: [] }),
    ),
  },
};
export const TalkFirst: Story = {
  args: { request: open(introduction({ ...answered, answer: 'talk', reason: 'Does she mind the dog?' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Your answer: talk first'));
    await expect(canvas.getByText('You: “Does she mind the dog?”')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Yes, please' })).toBeVisible();
  },
};
export const WithoutConnection: Story = { args: { offline: true } };
export const DidNotArrive: Story = {
  args: { changes: { answerIntroduction: async () => fail(offline), loadPhoto: async () => fail(offline) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, please' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t reach the service');
  },
};
export const AsksBeforeNo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'No, thank you' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Not Aoife?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
