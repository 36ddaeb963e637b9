import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { saveCredentialRules } from '../../../data/credential-rules.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createRulesCard } from './rules-card.ts';
import { RulesCard } from './RulesCard.tsx';

const save = fn(async () => ok(undefined as never));
const storeOf = (save: typeof saveCredentialRules) =>
  createRulesCard({
    loadCredentialRules: async () =>
      ok([
        { careType: 'companionship', kind: 'identity' },
        { careType: 'personal_care', kind: 'qualification' },
      ]),
    saveCredentialRules: save,
  });

const meta = { component: RulesCard, args: { store: storeOf(save) } } satisfies Meta<typeof RulesCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('First aid certificate for companionship'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save these documents' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
  },
};
export const Overview: Story = {};
export const SomebodyWasQuicker: Story = {
  args: { store: storeOf(async () => fail({ kind: 'refused', code: 'changed_meanwhile' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('First aid certificate for companionship'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save these documents' }));
    await canvas.findByRole('group', { name: /^Someone else changed this/ });
  },
};
