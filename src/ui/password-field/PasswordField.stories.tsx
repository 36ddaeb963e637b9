import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'new-password', hint: 'At least 8 characters.' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithError: Story = { args: { error: 'Use at least 8 characters', defaultValue: 'short' } };

export const ShowsAndHides: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'garden gate');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('status')).toHaveTextContent('What you typed is visible');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Focus: Story = { play: focusOn() };
