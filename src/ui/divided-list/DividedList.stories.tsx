import type { Meta, StoryObj } from '@storybook/react-vite';
import { DividedList } from './DividedList.tsx';

const meta = {
  title: 'Display/DividedList',
  component: DividedList,
  args: {
    children: ['Proof of identity', 'First aid certificate', 'Background check'].map((name) => (
      <li key={name}>{name}</li>
    )),
  },
} satisfies Meta<typeof DividedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const CloseTogether: Story = { args: { gap: 2 } };
