import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../ui/button/Button.tsx';
import { NeedsConnection } from './NeedsConnection.tsx';

const meta = {
  component: NeedsConnection,
  args: { offline: true, to: 'to change your answers', children: <Button>Change your answers</Button> },
} satisfies Meta<typeof NeedsConnection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Online: Story = { args: { offline: false } };
