import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Your certificate',
    hint: 'PDF, JPEG or PNG, up to 10 MB.',
    accept: 'application/pdf,image/jpeg,image/png',
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Chosen: Story = { args: { fileName: 'first-aid.pdf' } };
export const WithError: Story = { args: { error: 'This file is larger than 10 MB. Choose a smaller one.' } };
export const LongName: Story = {
  args: { fileName: 'certificate-of-healthcare-support-level-5-scanned-both-sides-final-version.pdf' },
};

export const ChooseAndRemove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'first-aid.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Your certificate'), file);
    await expect(args.onChange).toHaveBeenLastCalledWith(file);
    await expect(canvas.getByText('first-aid.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Your certificate')).toHaveFocus();
  },
};

export const WithCamera: Story = { args: { camera: true } };
export const Focus: Story = { play: focusOn() };
