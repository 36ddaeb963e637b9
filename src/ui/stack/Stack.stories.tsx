import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    align: 'start',
    children: ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Row: Story = { args: { direction: 'row', gap: 2, wrap: true } };
