import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Drawing } from './Drawing.tsx';

const meta = {
  title: 'Illustrations/Drawing',
  component: Drawing,
  args: { name: 'paper' },
  render: ({ name }) => (
    <EmptyState title="No documents yet" drawing={<Drawing name={name} />}>
      Photograph or scan a paper, and add it here.
    </EmptyState>
  ),
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfNothingYet: Story = {};
