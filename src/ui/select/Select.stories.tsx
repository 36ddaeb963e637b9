import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'How are you related?',
    placeholder: 'Choose one',
    width: 'medium',
    options: [
      { value: 'parent', label: 'My parent' },
      { value: 'partner', label: 'My partner' },
      { value: 'other', label: 'Somebody else' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithError: Story = { args: { error: 'Choose how you are related' } };
