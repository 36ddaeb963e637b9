import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { applicationFixture, offerFixture, serviceFixture } from './application.fixtures.ts';
import { createApplicationScreen } from './application-screen.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

const application = applicationFixture({ status: 'offered', offer: offerFixture });
const screen = createApplicationScreen('1', {
  ...serviceFixture,
  loadApplication: async () => ok(application),
  loadApplicationsFor: async () =>
    ok([
      {
        id: '2',
        status: 'offered' as const,
        hasApplied: true,
        placement: null,
        submittedAt: '2026-11-20T10:00:00Z',
        client: application.client,
        job: application.job,
        caregiverId: 'declan',
        fullName: 'Declan Byrne',
        isClosed: false,
        isSuspended: false,
      },
    ]),
  loadMatchingCaregivers: async () =>
    ok([
      {
        caregiverId: 'declan',
        fullName: 'Declan Byrne',
        placeName: 'Bray',
        distanceKm: 2,
        score: 84,
        parts: [],
      },
      { caregiverId: 'una', fullName: 'Una Nolan', placeName: 'Bray', distanceKm: 9, score: 71, parts: [] },
    ]),
});

const meta = {
  component: PlaceDialog,
  args: { open: true, onClose: fn(), application, screen },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  // The screen has read the application before the admin places.
  loaders: [async () => screen.record.reload()],
} satisfies Meta<typeof PlaceDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnotherOfferIsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Declan Byrne has not answered yet/)).toBeInTheDocument();
  },
};

export const AnotherFitsBetter: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Declan Byrne, with a score of 84/)).toBeInTheDocument();
  },
};

export const Overview: Story = {};

export const ChangedTermsAreNew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the terms' }));
    await expect(canvas.getByRole('checkbox', { name: 'Monday morning' })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};

const later = { ...offerFixture, hourlyRate: 25, offeredAt: '2026-11-23T10:00:00Z' };
const detail = JSON.stringify({ by: 'niamh@example.ie', at: later.offeredAt });
const to = { visits: [], availability: 5, hourlyRate: 21, startsOn: '2026-12-03', endsOn: null };
const said = {
  ...to,
  side: 'family',
  answer: 'yes',
  reason: null,
  givenAt: '2026-11-22T11:00:00Z',
} as const;
const byPhone = { saidBy: 'Peg', saidOn: '2026-11-22', writtenDownBy: null };
const agreements = [
  { ...said, ...byPhone },
  { ...said, ...byPhone, side: 'caregiver' as const },
];
const agreed = applicationFixture({ id: 'agreed', status: 'accepted', offer: offerFixture, agreements });

export const ChangedMeanwhile: Story = {
  args: {
    application: agreed,
    screen: createApplicationScreen('agreed', {
      ...serviceFixture,
      loadApplication: async () => ok(applicationFixture({ ...agreed, offer: later, agreements: [] })),
      placeCaregiver: async () => fail({ kind: 'refused', code: 'changed_meanwhile', detail }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place caregiver' }));
    await expect(await canvas.findByText(/^niamh@example.ie changed this/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Keep theirs' })).toBeInTheDocument();
  },
};
