import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import type { PendingItem } from '../waiting/with-waiting.ts';
import { createNextUp } from './next-up.ts';
import { NextUp } from './NextUp.tsx';

const waiting: PendingItem = {
  kind: 'profile',
  subjectId: 'b',
  turn: 'staff',
  since: '2026-11-18T09:00:00Z',
  due: '2126-11-20',
  requestId: null,
  reference: null,
  caregiverId: 'b',
  caregiverName: 'Niamh Comerford-O’Brien',
  detail: null,
  status: 'submitted',
  assignment: '1',
  ownerId: null,
  owner: null,
  client: null,
  town: null,
  careTypes: null,
  urgent: null,
  start: null,
  begins: null,
  why: null,
  isClosed: false,
  placementId: null,
  harm: 6,
};
const decided = (things: PendingItem[]) => {
  const next = createNextUp('profile', 'own', { loadPendingItems: async () => ok(things) });
  void next.after(async () => ok(null))();
  return next;
};

const meta = {
  title: 'Staff/NextUp',
  component: NextUp,
  args: { next: decided([waiting]) },
} satisfies Meta<typeof NextUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Next: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next profile' })).toHaveFocus());
  },
};
export const Overdue: Story = { args: { next: decided([{ ...waiting, due: '2026-01-05' }]) } };
export const Overview: Story = {};
export const AnotherKindIsDueBefore: Story = {
  args: {
    next: decided([
      {
        ...waiting,
        kind: 'request',
        subjectId: 'r',
        due: '2026-01-05',
        requestId: 'r',
        client: { recipient: 'Peg Brennan', contact: 'Nora Brennan' },
        reference: 'K7QM4RT9X',
        careTypes: ['companionship'],
        harm: 5,
      },
      waiting,
    ]),
  },
};
export const OfAnotherKind: Story = {
  args: { next: decided([{ ...waiting, kind: 'document', subjectId: 'd', detail: 'first_aid' }]) },
};
export const NothingElse: Story = { args: { next: decided([]) } };
