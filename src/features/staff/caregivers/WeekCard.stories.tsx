import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import type { CaregiverPlacement, DaysOff } from './caregiver-screen.ts';
import { WeekCard } from './WeekCard.tsx';

const week = (placements: CaregiverPlacement[], timeOff: DaysOff[]) => ({
  placements: loadable(async () => ok(placements)),
  timeOff: loadable(async () => ok(timeOff)),
});
const mornings = {
  id: 'p1',
  visits: [],
  availability: 0x1111,
  startsOn: '2026-03-02',
  endsOn: null,
  job: { title: 'Mornings by the sea', part: null, request: { client: null } },
};

const off = (day: string, coveredName: string | null) => ({
  timeOffId: '1',
  placementId: 'p1',
  day,
  coveredName,
  settledAt: null,
  placement: { request: { client: { recipient: 'Ann Walsh', contact: 'Nora Walsh' } } },
});

const meta = {
  component: WeekCard,
  args: {
    availability: 0x33333,
    screen: week(
      [
        mornings,
        { ...mornings, id: 'p2', availability: 1 << 22, startsOn: '2031-03-02', endsOn: '2031-09-30' },
      ],
      [
        {
          id: '1',
          from: '2031-12-20',
          to: '2032-01-03',
          visits: [off('2031-12-22', 'Mary Byrne'), off('2031-12-29', null)],
        },
        { id: '2', from: '2032-02-02', to: '2032-02-02', visits: [] },
      ],
    ),
  },
} satisfies Meta<typeof WeekCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Taken: Story = {};
export const Free: Story = { args: { screen: week([], []) } };
