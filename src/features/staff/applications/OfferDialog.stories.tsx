import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formatDate } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { applicationFixture, offerFixture } from './application.fixtures.ts';
import { OfferDialog } from './OfferDialog.tsx';
import type { Taking } from './taken.ts';

const taken = JSON.stringify([
  {
    placement: '1',
    client: { recipient: 'Ann Walsh', contact: 'Nora Walsh' },
    job: { title: 'Mornings with the radio on', part: null },
    availability: 1,
  },
]);

const free = loadable<Taking[]>(async () => ok([]));
const busy = loadable<Taking[]>(async () =>
  ok([
    {
      id: '1',
      kind: 'placement',
      client: { recipient: 'Ann Walsh', contact: 'Nora Walsh' },
      job: 'Mornings with the radio on',
      availability: 1,
      startsOn: '2026-11-02',
      endsOn: null,
    },
    {
      id: '2',
      kind: 'offer',
      client: { recipient: 'Peig Moriarty', contact: 'Peig Moriarty' },
      job: 'Evenings in Howth',
      availability: 4,
      startsOn: '2026-12-01',
      endsOn: null,
    },
  ]),
);

const meta = {
  component: OfferDialog,
  args: {
    open: true,
    onClose: fn(),
    application: applicationFixture({ status: 'offered', offer: offerFixture }),
    reload: {
      load: async () => ok(applicationFixture({ status: 'offered', offer: offerFixture })),
      refresh: async () => undefined,
    },
    taking: free,
    offered: () => '',
    timeOff: loadable(async () => ok([])),
    offer: action(async () => fail({ kind: 'refused', code: 'times_taken', detail: taken })),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof OfferDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standing: Story = {};

export const AwayInTheFirstWeeks: Story = {
  args: {
    timeOff: loadable(async () => ok([{ id: '1', from: offerFixture.startsOn, to: offerFixture.startsOn }])),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has days off on/)).toHaveTextContent(
      formatDate(offerFixture.startsOn),
    );
  },
};

export const TakenElsewhere: Story = {
  args: { taking: busy },
  play: async ({ canvas }) => {
    const offered = await canvas.findByText(/^Offered the job with .* \(“Evenings in Howth”\)/);
    await waitFor(() => expect(offered).toBeVisible());
    await expect(canvas.getByText(/^Placed with Ann Walsh \(“Mornings with the radio on”/)).toBeVisible();
  },
};

export const TimesAreTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the new offer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Already placed with Ann Walsh (“Mornings with the radio on”): Monday mornings',
    );
  },
};
