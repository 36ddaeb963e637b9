import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { expect, fn, userEvent } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { DeleteForm } from './DeleteForm.tsx';

const load = async () => ok({ clients: ['Peg: “Company by the sea”'], applications: ['“Nights”, Tuam'] });

const screenWith = (loadEnds: () => ReturnType<typeof loadAgain>) => ({
  deleteAccount: async () => ok(undefined),
  whatEnds: loadable(loadEnds),
  $hasFactor: atom(true),
});

const meta = {
  component: DeleteForm,
  args: {
    profile: { email: 'nora@example.ie' } as never,
    screen: screenWith(load),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placed: Story = {};

let asked = 0;
const loadAgain = async () =>
  ++asked > 1 ? load() : fail({ kind: 'offline', code: 'unreachable' } as const);

export const NotKnownWhere: Story = {
  args: { screen: screenWith(loadAgain) },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
};
