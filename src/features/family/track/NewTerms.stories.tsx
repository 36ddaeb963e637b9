import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import { fail, ok } from '../../../lib/result.ts';
import NewTerms from './NewTerms.tsx';
import { key, newTerms, request } from './track.fixtures.ts';

const meta = {
  component: NewTerms,
  args: {
    terms: [newTerms()],
    changes: { answerTerms: async () => ok(request(key)) },
    offline: false,
    linked: false,
  },
  beforeEach: emptyDatabase,
} satisfies Meta<typeof NewTerms>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoLongerPossible: Story = {
  args: { changes: { answerTerms: async () => fail({ kind: 'refused', code: 'terms_not_possible' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing changes unless you say yes/)).toHaveTextContent(
      /You asked for this change\.$/,
    );
    await expect(canvas.getByText('7:30–9:00').parentElement).toHaveTextContent(
      'Now: Mon 7:30–9:00 (1½ hours a week)',
    );
    await expect(canvas.getByText('7:30–9:30').parentElement).toHaveTextContent(
      'Mon 7:30–9:30 (2 hours a week)',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, I agree' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Say yes' }));
    const told = await canvas.findByText('These terms are no longer possible. Please call us.');
    await waitFor(() => expect(told).toBeVisible());
  },
};
export const SaidAndAgreed: Story = {
  args: { terms: [newTerms({ said: true }), newTerms({ id: 't2', said: true, agreed: true, words: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing changes unless Nora says yes too/)).toBeVisible();
    const [terms] = canvas.getAllByText('7:30–9:00');
    await expect(terms).not.toBeVisible();
    await userEvent.click(canvas.getByText('You said yes to the new terms'));
    await expect(terms).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const FromAnEmail: Story = {
  args: { terms: [newTerms({ said: true, agreed: true })], linked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7:30–9:30')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('7:30–9:30'));
  },
};
export const WithoutConnection: Story = { args: { offline: true } };
