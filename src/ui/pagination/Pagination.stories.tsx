import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Display/Pagination',
  component: Pagination,
  args: { page: 2, pageCount: 7, onPage: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 7 } };

export const Focus: Story = { play: focusOn() };
