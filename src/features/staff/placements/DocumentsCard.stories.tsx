import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { placement } from './placement.fixtures.ts';

const meta = {
  component: DocumentsCard,
  args: {
    placement: placement({
      credentials: [
        { kind: 'identity', held: true, lastDay: null },
        { kind: 'first_aid', held: true, lastDay: '2099-05-03' },
        { kind: 'insurance', held: true, lastDay: '2026-01-05' },
        { kind: 'background_check', held: false, lastDay: null },
        { kind: 'reference', held: true, lastDay: daysAfter(today(), 40) },
      ],
    }),
  },
} satisfies Meta<typeof DocumentsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HowLongEachIsHeld: Story = {
  play: async ({ canvas }) => {
    for (const words of [/does not expire/, /^Valid until .+ 2099/, /^Expired on .+ 2026/, 'Missing'])
      await expect(canvas.getByText(words)).toBeVisible();
    const [badge, ...others] = await canvas.findAllByText('Expires before the last visit');
    await expect(badge?.closest('dd')).toHaveTextContent(/^Valid until .+We remind the caregiver/);
    await expect(others, 'only where it does').toEqual([]);
  },
};
export const AsksForNone: Story = { args: { placement: placement() } };
