import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WaitingThing } from '../waiting/with-waiting.ts';
import { Overdue } from './Overdue.tsx';

const request: WaitingThing = {
  kind: 'request',
  subjectId: '1',
  turn: 'staff',
  since: '2026-11-16T10:00:00Z',
  due: '2026-11-17',
  requestId: '1',
  reference: 'K7QM4RT9X',
  caregiverId: null,
  caregiverName: null,
};
const paper: WaitingThing = {
  ...request,
  kind: 'paper',
  subjectId: '2',
  due: '2026-11-19',
  requestId: null,
  reference: null,
  caregiverId: '3',
  caregiverName: 'Aoife Brennan',
};

const meta = { component: Overdue, args: { things: [request, paper] } } satisfies Meta<typeof Overdue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const ExpiredWhilePlaced: Story = {
  args: { things: [{ ...paper, kind: 'lapse', due: '2099-11-19' }] },
};

export const Many: Story = {
  args: { things: Array.from({ length: 12 }, (_, index) => ({ ...request, subjectId: `${index}` })) },
};
