import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createPlacementScreen } from './placement-screen.ts';
import { placement } from './placement.fixtures.ts';
import { PlacementActions } from './PlacementActions.tsx';

const taken = fail({
  kind: 'refused' as const,
  code: 'times_taken',
  detail: JSON.stringify([
    {
      placement: 'p2',
      client: { recipient: 'Peig Moriarty', contact: 'Peig Moriarty' },
      job: { title: 'Evenings in Howth', part: null },
      availability: 1,
    },
  ]),
});
const screenOf = (part: object = {}) =>
  createPlacementScreen('p1', {
    loadFamilyContact: async () => ok(null as never),
    saveArrivalNotes: async () => ok(null as never),
    loadPlacement: async () => ok(placement()),
    loadActivity: async () => ok([]),
    addNote: async () => ok(undefined as never),
    loadTimeOffOf: async () => ok([]),
    correctPlacement: async () => taken,
    endPlacement: async () => ok(null as never),
    answerLeave: async () => ok(null as never),
    proposeTerms: async () => ok(null as never),
    recordTermsAnswer: async () => ok(null as never),
    withdrawTerms: async () => ok(null as never),
    loadComplaints: async () => ok([]),
    recordComplaint: async () => ok(null as never),
    settleComplaint: async () => ok(null as never),
    reopenComplaint: async () => ok(null as never),
    loadVisits: async () => ok([]),
    recordVisitChange: async () => ok(null as never),
    moveVisit: async () => ok(null as never),
    takeBackVisitChange: async () => ok(null as never),
    loadCovers: async () => ok([]),
    coverVisit: async () => ok(null as never),
    inviteToCover: async () => ok(null as never),
    settleVisit: async () => ok(null as never),
    loadPendingItems: async () => ok([]),
    ...part,
  });

const meta = {
  component: PlacementActions,
  args: { placement: placement(), screen: screenOf() },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof PlacementActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Correcting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Correct the terms' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the terms' }));
    const [named] = await dialog.findAllByText(/“Evenings in Howth”/);
    await waitFor(() => expect(named).toBeVisible());
  },
};
export const Changing: Story = {
  args: { placement: placement({ visits: [{ days: 15, opens: 450, closes: 540, minutes: 90 }] }) },
  beforeEach: emptyDatabase,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose new terms' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.queryByLabelText(/still needs the unticked times/)).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Monday morning' }));
    await waitFor(() => expect(dialog.getByLabelText(/still needs the unticked times/)).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Propose new terms' }));
    const [named] = await dialog.findAllByText('Enter the day on which the new terms begin.');
    await waitFor(() => expect(named).toBeVisible());
  },
};
export const Ending: Story = {
  // The device would keep what another story chose.
  beforeEach: emptyDatabase,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'End placement' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Look for someone else' }));
    await waitFor(() => expect(dialog.getByText(/opens again at once/)).toBeVisible());
    await expect(dialog.getByLabelText('Reason we give them')).toHaveAccessibleDescription(
      /^The family and the caregiver read this\./,
    );
    await expect(dialog.getByLabelText(/Note for our team/)).toHaveAccessibleDescription(
      /Only our team reads this/,
    );
  },
};
