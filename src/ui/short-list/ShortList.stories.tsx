import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { Link } from '../link/Link.tsx';
import { ShortList } from './ShortList.tsx';

const meta = {
  title: 'Display/ShortList',
  component: ShortList,
  args: {
    noun: 'matches',
    items: Array.from({ length: 7 }, (_, index) => (
      <li key={index}>
        <Link href={`#${index}`}>Match {index + 1}</Link>
      </li>
    )),
  },
} satisfies Meta<typeof ShortList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Match 6')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All 7 matches' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Match 6' })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Few: Story = { args: { items: [<li key="1">One alone</li>] } };
export const Focus: Story = { play: focusOn('button') };
