import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusOn } from '../../../ui/story-plays.ts';
import { Board } from './Board.tsx';
import { line, visit } from './board.fixtures.ts';

const week = [0, 1, 2, 3, 4].map((day) => ({ ...visit, day: `2026-11-${23 + day}` }));
const [monday = visit, tuesday = visit, ...rest] = week;
const gap = { ...tuesday, kind: 'cannot_come', reason: 'My son is ill.' } as const;
const covered = { ...monday, kind: 'cannot_come', instead: 'Mary Quinn', settled: true } as const;

const meta = {
  component: Board,
  args: {
    monday: '2026-11-23',
    isByCaregiver: false,
    lines: [
      { ...line, visits: [covered, gap, ...rest] },
      {
        ...line,
        id: 'r2',
        client: { recipient: 'Tom Walsh', contact: 'Tom Walsh' },
        visits: [
          { ...monday, kind: 'not_needed' },
          { ...tuesday, kind: 'missed' },
          { ...tuesday, day: '2026-11-25', opens: 900, closes: 990, moved: { ...tuesday, reason: null } },
          {
            ...tuesday,
            placement: 'p2',
            opens: 1320,
            closes: 1800,
            caregiver: 'Siobhán Ní Bhriain-McLoughlin',
          },
        ],
      },
      { ...line, id: 'r3', client: null, visits: [monday] },
    ],
  },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByClient: Story = {};
export const ByCaregiver: Story = {
  args: {
    isByCaregiver: true,
    lines: [
      {
        ...line,
        id: 'c1',
        client: null,
        caregiverName: 'Aoife Ryan',
        town: null,
        visits: [covered, gap, ...rest],
      },
      {
        ...line,
        id: 'c2',
        client: null,
        caregiverName: 'Mary Quinn',
        town: null,
        visits: [{ ...covered, covers: true }],
      },
    ],
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Focus: Story = { play: focusOn('a') };
