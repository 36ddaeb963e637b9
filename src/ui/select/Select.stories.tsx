import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusOn } from '../story-plays.ts';
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
      { value: 'other', label: 'Someone else' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithError: Story = { args: { error: 'Choose how you are related' } };

export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'long',
        label:
          'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
      },
    ],
    defaultValue: 'long',
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const Disabled: Story = { args: { disabled: true } };
