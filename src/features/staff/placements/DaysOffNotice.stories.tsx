import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { DaysOffNotice } from './DaysOffNotice.tsx';
import { placement } from './placement.fixtures.ts';

const everyMorning = 0b0001_0001_0001_0001_0001_0001_0001;
const off = { id: 't1', from: daysAfter(today(), 3), to: daysAfter(today(), 4) };

const meta = {
  component: DaysOffNotice,
  args: {
    placement: placement({ availability: everyMorning }),
    timeOff: loadable(async () => ok([off])),
  },
} satisfies Meta<typeof DaysOffNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AwayOnAgreedDays: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('Away on agreed days')).toBeVisible(),
};
export const Overview: Story = {};
