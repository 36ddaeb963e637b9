import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Display/Disclosure',
  component: Disclosure,
  args: { summary: 'Why do we ask this?', children: 'So that we look only for people who live near enough.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(String(args.children))).not.toBeVisible();
    await userEvent.click(canvas.getByText('Why do we ask this?'));
    await expect(canvas.getByText(String(args.children))).toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };

export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: { summary: 'Why do we ask for the town or area of the person who needs care, and who can see it?' },
  globals: { viewport: { value: 'mobile1' } },
};
