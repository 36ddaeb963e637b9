import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OwnApplication } from './applications-screen.ts';
import { OwnWeek } from './OwnWeek.tsx';

const placed = (id: string, title: string, availability: number, endedAt: string | null = null) =>
  ({
    id,
    status: 'placed',
    job: { id, title },
    placement: { id, availability, startsOn: '2026-01-05', endsOn: null, endedAt },
  }) as OwnApplication;

const meta = {
  component: OwnWeek,
  args: {
    applications: [
      placed('1', 'Company in the afternoons', 0b0010_0010_0010),
      placed('2', 'Evenings by the sea', 0b0100 << 24),
      placed('3', 'Ended long ago', 1, '2026-02-01T10:00:00Z'),
    ],
  },
} satisfies Meta<typeof OwnWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^(Company|Evenings)/ })).toHaveLength(2);
    await expect(canvas.queryByText('Ended long ago')).toBeNull();
  },
};
export const Overview: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
