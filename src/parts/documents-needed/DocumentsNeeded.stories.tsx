import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentsNeeded } from './DocumentsNeeded.tsx';

const meta = {
  component: DocumentsNeeded,
  args: {
    documents: [
      { kind: 'identity', state: 'held' },
      { kind: 'driving_licence', state: 'held', until: '2026-12-04' },
      { kind: 'qualification', state: 'uploaded' },
      { kind: 'first_aid', state: 'expired' },
      { kind: 'background_check', state: 'rejected' },
      { kind: 'insurance', state: 'missing' },
    ],
  },
} satisfies Meta<typeof DocumentsNeeded>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
