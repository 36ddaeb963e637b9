import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
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
        job: { id: 'job', title: application.job.title, part: null },
        caregiver: { userId: 'declan', fullName: 'Declan Byrne' },
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
  // The screen has read the application before anybody places.
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

export const Dark: Story = { globals: { theme: 'dark' } };

export const ChangedTermsAreNew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the terms' }));
    await expect(canvas.getByRole('checkbox', { name: 'Monday morning' })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};
