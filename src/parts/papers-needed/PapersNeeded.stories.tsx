import type { Meta, StoryObj } from '@storybook/react-vite';
import { PapersNeeded } from './PapersNeeded.tsx';

const meta = {
  component: PapersNeeded,
  args: {
    papers: [
      { kind: 'identity', state: 'held' },
      { kind: 'qualification', state: 'uploaded' },
      { kind: 'first_aid', state: 'expired' },
      { kind: 'background_check', state: 'rejected' },
      { kind: 'insurance', state: 'missing' },
    ],
  },
} satisfies Meta<typeof PapersNeeded>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
