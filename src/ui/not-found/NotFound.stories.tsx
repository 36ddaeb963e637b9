import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  args: { title: 'There is no such request', back: { label: 'All requests', href: '/admin/requests' } },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const LongText: Story = {
  args: {
    title:
      'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
  },
  globals: { viewport: { value: 'mobile1' } },
};
