import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PendingItem } from '../waiting/with-waiting.ts';
import { Today } from './Today.tsx';

const request: PendingItem = {
  kind: 'request',
  subjectId: '1',
  turn: 'staff',
  since: '2026-11-16T10:00:00Z',
  due: '2026-11-17',
  requestId: '1',
  reference: 'K7QM4RT9X',
  caregiverId: null,
  caregiverName: null,
  detail: null,
  status: 'submitted',
  assignment: '1',
  ownerId: 'moya',
  owner: 'Moya Quinn',
  client: { recipient: 'Peg Brennan', contact: 'Nora Brennan' },
  town: 'Galway',
  careTypes: ['companionship'],
  urgent: false,
  start: 'day',
  begins: '2026-11-25',
  why: null,
  isClosed: false,
  placementId: null,
  harm: 6,
};
const document: PendingItem = {
  ...request,
  kind: 'document',
  subjectId: '2',
  due: '2026-11-20',
  requestId: null,
  reference: null,
  caregiverId: '3',
  caregiverName: 'Aoife Brennan',
  detail: 'first_aid',
  status: null,
  ownerId: null,
  owner: null,
  client: null,
  town: null,
  careTypes: null,
  urgent: null,
  start: null,
  begins: null,
};
const application: PendingItem = {
  ...document,
  kind: 'application',
  subjectId: '4',
  due: '2026-11-23',
  detail: 'Company on a walk by the harbour, twice a week',
  status: 'submitted',
};
const search: PendingItem = {
  ...request,
  kind: 'search',
  subjectId: '5',
  due: '2026-11-24',
  detail: 'Company on a walk by the harbour, twice a week',
  status: 'open',
  urgent: true,
  why: 'left',
};
const visit: PendingItem = {
  ...request,
  kind: 'visit',
  subjectId: '6',
  status: 'cannot_come',
  begins: '2026-11-24',
  placementId: '7',
};

const meta = {
  component: Today,
  args: {
    things: [
      { ...visit, subjectId: '8', status: 'missed', begins: '2026-11-19' },
      request,
      visit,
      document,
      application,
      search,
    ],
    total: 6,
    ownId: 'me',
    take: fn(async () => undefined),
    day: '2026-11-20',
  },
} satisfies Meta<typeof Today>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Nothing: Story = { args: { things: [], total: 0 } };
export const NothingOfThis: Story = { args: { things: [], total: 0, showAll: fn() } };
export const Taken: Story = {
  args: { things: [{ ...request, ownerId: 'me', owner: 'Moya Quinn' }, document], total: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Assign to me ?: First aid certificate/ }));
    await expect(args.take).toHaveBeenCalledWith(document, false);
    await userEvent.click(canvas.getByRole('button', { name: /^Unassign/ }));
    await expect(args.take).toHaveBeenLastCalledWith(expect.objectContaining({ subjectId: '1' }), true);
  },
};
export const MoreThanIsListed: Story = {
  args: { total: 312 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^More than 200 to do/)).toBeVisible();
  },
};
export const ForNobodyYet: Story = {
  args: { things: [{ ...document, caregiverName: null, kind: 'profile', detail: null }], total: 1 },
};

export const Many: Story = {
  args: {
    things: Array.from({ length: 63 }, (_, index) => ({ ...request, subjectId: `${index}` })),
    total: 63,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('63 to do, 63 overdue')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 63' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(64);
  },
};
