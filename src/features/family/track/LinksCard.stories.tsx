import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FamilyLink } from '../../../data/tracked-request.ts';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import type { MadeLink } from './link-form.ts';
import LinksCard from './LinksCard.tsx';
import { key, request } from './track.fixtures.ts';

const link = (id: string, part: Partial<FamilyLink> = {}): FamilyLink => ({
  id,
  purpose: 'all',
  madeBy: 'family',
  name: null,
  knownToStaff: false,
  madeAt: '2026-03-10T10:00:00Z',
  expiresAt: null,
  lastUsedAt: '2026-03-12T10:00:00Z',
  isThis: false,
  ...part,
});
const links = [
  link('1', { name: 'Anna’s phone', lastUsedAt: null }),
  link('2', { madeBy: 'staff', knownToStaff: true }),
  link('5', { madeBy: 'request', knownToStaff: true }),
  link('3', { madeBy: 'request', isThis: true }),
  link('4', { madeBy: 'email', purpose: 'question', expiresAt: '2026-03-24T10:00:00Z' }),
];

const meta = {
  component: LinksCard,
  args: {
    request: request(key, { links }),
    changes: {
      addLink: async () => ok(request(key)),
      endLink: action(async () => ok(request(key))),
    },
    offline: false,
    made: undefined,
    onMade: () => undefined,
  },
  render: function Held(args) {
    const [made, setMade] = useState<MadeLink>();
    return <LinksCard {...args} made={made} onMade={setMade} />;
  },
} satisfies Meta<typeof LinksCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('1 link in our emails'));
    await expect(await canvas.findByText('Email with a question or an answer')).toBeVisible();
    // A link that was read out on the phone says so, and what that means.
    await expect(canvas.getAllByText(/Our team may have seen/)).toHaveLength(3);
    await expect(canvas.getByText('Given on the phone')).toBeVisible();
  },
};
/** A new link can’t be copied any more once it has ended. */
export const EndedAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Who is the link for?'), 'Anna’s phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(await canvas.findByText('The link “Anna’s phone” is ready')).toBeVisible();
    const [endFirst] = canvas.getAllByRole('button', { name: 'End this link' });
    if (endFirst) await userEvent.click(endFirst);
    await userEvent.click(await canvas.findByRole('button', { name: 'End it' }));
    await waitFor(() => expect(canvas.queryByText(/is ready$/)).toBeNull());
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const WithoutConnection: Story = { args: { offline: true } };
