import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: {
    label: 'Anything else we should know',
    hint: 'A pet, stairs, a favourite programme: small things help.',
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { maxLength: 600, optional: true } };
export const WithError: Story = { args: { error: 'Tell us a little about the care that is needed' } };

export const CountsOverInsteadOfCutting: Story = {
  args: { maxLength: 10, defaultValue: 'Two cats' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 characters left')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' and a dog');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two cats and a dog');
    await expect(canvas.getByText('8 characters too many')).toBeVisible();
  },
};

export const Focus: Story = { play: focusOn() };
