import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { placement, termsChange } from './placement.fixtures.ts';
import { TermsChangesCards } from './TermsChangesCards.tsx';

const done = async () => ok(null as never);
const mornings = [{ days: 15, opens: 450, closes: 540, minutes: 90 }];
const proposed = termsChange({ familyYesAt: '2026-11-24T10:00:00Z', familySaidBy: 'Nora' });
const agreed = {
  agreedAt: '2026-11-24T10:00:00Z',
  familyYesAt: '2026-11-23T10:00:00Z',
  caregiverYesAt: '2026-11-24T10:00:00Z',
};
const of = (...termsChanges: (typeof proposed)[]) => placement({ visits: mornings, termsChanges });

const meta = {
  component: TermsChangesCards,
  args: {
    placement: of(proposed),
    screen: { answerTerms: action(done), withdrawTerms: () => action(done) },
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  beforeEach: emptyDatabase,
} satisfies Meta<typeof TermsChangesCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Recording: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/told by Nora/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record the caregiver’s answer' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^No/ }));
    await waitFor(() => expect(dialog.getByLabelText(/^In their words/)).toBeVisible());
  },
};
export const AgreedAndEarlier: Story = {
  args: {
    placement: of(
      termsChange({ ...agreed, stillNeeded: false, askedBy: null, words: null }),
      termsChange({
        id: 't0',
        fromDay: '2026-11-02',
        agreedAt: '2026-10-24T10:00:00Z',
        appliedAt: '2026-11-02T00:00:00Z',
        earlierVisits: mornings,
        earlierRate: 22,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Until Sunday 1 November 2026/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveTextContent('Undo this change');
  },
};
