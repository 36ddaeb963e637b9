import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fail } from '../../../lib/result.ts';
import { emptyProfile } from '../profile/profile.fixtures.ts';
import EnteredNotice from './EnteredNotice.tsx';

const meta = {
  title: 'Caregiver/EnteredNotice',
  component: EnteredNotice,
  args: {
    profile: {
      ...emptyProfile,
      fullName: 'Maeve Quinn',
      phone: '+353209123456',
      careTypes: ['companionship', 'personal_care'],
      availability: 0b11,
      unconfirmed: ['full_name', 'phone', 'care_types', 'availability', 'hourly_rate'],
      enteredAt: '2026-11-20T10:00:00Z',
    },
    reload: fn(async () => undefined),
    confirm: fn(async () => fail({ kind: 'refused', code: 'entry_changed' } as const)),
  },
} satisfies Meta<typeof EnteredNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Our team changed the profile again while the caregiver read it. */
export const ChangedSince: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, this is right' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was not confirmed');
    await expect(args.confirm).toHaveBeenCalledWith('2026-11-20T10:00:00Z');
    await expect(args.reload).toHaveBeenCalled();
  },
};
