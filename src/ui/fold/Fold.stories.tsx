import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { Text } from '../text/Text.tsx';
import { Fold } from './Fold.tsx';

const meta = {
  title: 'Display/Fold',
  component: Fold,
  args: {
    heading: 'How we reach you',
    hint: '020 912 5624',
    children: <Text>We call you on weekday mornings.</Text>,
  },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('We call you on weekday mornings.');
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'How we reach you' }));
    await expect(text).toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: { heading: 'What your caregiver should know before the first visit', hint: 'A'.repeat(60) },
  globals: { viewport: { value: 'mobile1' } },
};
