import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/Stack.tsx';
import { focusOn } from '../story-plays.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap={4}>
      <TextField label="Full name" autoComplete="name" />
      <TextField
        label="Email"
        type="email"
        hint="We write only about this request."
        defaultValue="ann@example.org"
      />
      <TextField label="Hourly rate" prefix="€" suffix="per hour" width="medium" inputMode="decimal" />
      <TextField label="Year of birth" width="short" inputMode="numeric" optional />
      <TextField label="Phone" type="tel" error="Enter a phone number, like 087 123 4567" defaultValue="08" />
      <TextField label="Reference" readOnly defaultValue="R7K-2M4" width="medium" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'What is the full name of the person who needs care, as written on their medical card or passport?',
    hint: 'If they go by another name at home, you can tell us on the next screen, where we ask what the caregiver should call them.',
  },
};

export const ErrorIsWired: Story = {
  args: { id: 'name', hint: 'First and last name', error: 'Enter a name' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Full name');
    await userEvent.click(canvas.getByText('Full name'));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('First and last name Error: Enter a name');
  },
};

export const Focus: Story = { play: focusOn() };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ann' } };
