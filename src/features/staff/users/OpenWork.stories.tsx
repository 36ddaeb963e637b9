import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { OpenWork } from './OpenWork.tsx';
import type { AtWork } from './user-screen.ts';

const open = (changes: Partial<AtWork>) =>
  loadable(async () =>
    ok({
      lastSeen: null,
      deactivatedBy: null,
      placements: 0,
      applications: 0,
      holding: 0,
      held: [],
      ...changes,
    }),
  );

const meta = {
  title: 'Staff/OpenWork',
  component: OpenWork,
  args: {
    user: { id: '1', role: 'admin' },
    work: open({
      holding: 52,
      held: [
        {
          id: 'r',
          kind: 'request',
          name: 'K7QM4RT9X',
          client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' },
        },
        { id: 'c', kind: 'caregiver', name: 'Una Nolan', client: null },
        { id: 'n', kind: 'caregiver', name: null, client: null },
      ],
    }),
  },
} satisfies Meta<typeof OpenWork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {};
export const AdminWithNothing: Story = { args: { work: open({}) } };
export const Caregiver: Story = {
  args: { user: { id: '1', role: 'caregiver' }, work: open({ placements: 2, applications: 3 }) },
};
export const Failed: Story = {
  args: { work: loadable(async () => fail({ kind: 'offline', code: 'unreachable' })) },
};
