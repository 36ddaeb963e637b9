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
export const WithError: Story = { args: { error: 'This file is larger than 10 MB. Choose a smaller one.' } };
const LONG = 'certificate_of_healthcare_support_level_5_scanned_both_sides_final_version.pdf';
export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) =>
    userEvent.upload(canvas.getByLabelText('Your certificate'), new File(['%PDF'], LONG)),
};

export const Pages: Story = {
  args: { pages: true, camera: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Your certificate');
    const side = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    const [front, back] = [side('front.jpg'), side('back.jpg')];
    await userEvent.upload(input, front);
    await userEvent.upload(input, back);
    await expect(args.onChange).toHaveBeenLastCalledWith([front, back]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove page 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([back]);
  },
};

export const ChooseAndRemove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'first-aid.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Your certificate'), file);
    await expect(args.onChange).toHaveBeenLastCalledWith([file]);
    await expect(canvas.getByText('first-aid.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByLabelText('Your certificate')).toHaveFocus();
  },
};

export const WithCamera: Story = { args: { camera: true } };
export const Focus: Story = { play: focusOn() };
