import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Draft' },
  render: () => (
    <Stack direction="row" gap={2} wrap>
      <Badge>Draft</Badge>
      <Badge tone="info">In review</Badge>
      <Badge tone="success">Approved</Badge>
      <Badge tone="warning">Changes requested</Badge>
      <Badge tone="danger">Declined</Badge>
    </Stack>
  ),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
