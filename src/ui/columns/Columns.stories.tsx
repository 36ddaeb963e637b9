import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: ['One', 'Two', 'Three'].map((word) => <Card key={word} heading={word} />),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { layout: 'thirds' } };
export const MainAside: Story = { args: { layout: 'mainAside' } };
export const Tiles: Story = { args: { layout: 'tiles', even: true } };
export const Halves: Story = { args: { layout: 'halves' } };
