import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { PeopleCard } from './PeopleCard.tsx';
import { placement } from './placement.fixtures.ts';

const family = {
  contactName: 'Nora Walsh',
  contactPhone: '01 555 0134',
  contactEmail: 'nora@family.test',
  contactLanguage: 'en' as const,
  recipientName: 'Peg Walsh',
  address: '7 Shop Street',
  town: 'Galway, Co. Galway',
  arrivalNotes: { access: 'Door code 4711#', safety: null, habits: null, savedAt: '2026-11-20T10:51:00Z' },
};
const asked = fn(async () => ok(family));

const arrivalNotes = {
  save: fn(async () => ok(null as never)),
  load: async () => ok(null as never),
  refresh: async (): Promise<[void, void]> => [undefined, undefined],
};

const meta = {
  component: PeopleCard,
  args: { placement: placement(), screen: { familyOf: () => ({ ...loadable(asked), arrivalNotes }) } },
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof PeopleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BothPhones: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '087 123 4567' })).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show phone and address' }));
    await expect(await canvas.findByRole('link', { name: '01 555 0134' })).toBeVisible();
    await expect(canvas.getByText('Door code 4711#')).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'How to reach the family' })).toHaveFocus();
  },
};
export const Erased: Story = {
  args: { placement: placement({ client: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Erased' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
