import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TURN } from '../../../domain/status.ts';
import { fail, ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { RecordListCard } from './RecordListCard.tsx';
import { RecordRow } from './RecordRow.tsx';

const jobs = (count: number) =>
  loadable(async () => ok(Array.from({ length: count }, (_, index) => `Mornings by the sea ${index + 1}`)));

const meta = {
  title: 'Staff/RecordListCard',
  component: RecordListCard<string>,
  args: {
    heading: 'Applications',
    noun: 'applications',
    rows: jobs(7),
    all: '/admin/applications',
    empty: 'None yet.',
    children: (name) => (
      <RecordRow
        key={name}
        href="#"
        name={name}
        status={{ label: 'Received', tone: TURN.ours }}
        detail="16 Nov 2026"
      />
    ),
  },
} satisfies Meta<typeof RecordListCard<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All 7 applications' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
export const ManyHere: Story = { args: { all: undefined as never } };
export const Overview: Story = {};
export const Few: Story = { args: { rows: jobs(2) } };
export const None: Story = { args: { rows: jobs(0) } };
export const SomeElsewhere: Story = {
  args: { except: (name) => !name.includes('1') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};
export const Loading: Story = { args: { rows: loadable(() => new Promise<never>(() => undefined)) } };
export const Failed: Story = {
  args: { rows: loadable(async () => fail({ kind: 'offline', code: 'unreachable' })) },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
