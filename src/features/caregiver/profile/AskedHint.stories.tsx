import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { AskedHint } from './AskedHint.tsx';

const meta = {
  component: AskedHint,
  args: { hint: 'Care for your own family counts too.', words: 'You wrote 70 years. Is that right?' },
  render: (args) => <TextField label="Years of experience" hint={<AskedHint {...args} />} width="short" />,
} satisfies Meta<typeof AskedHint>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DescribesItsField: Story = {
  play: async ({ args, canvas }) =>
    expect(canvas.getByLabelText('Years of experience')).toHaveAccessibleDescription(
      expect.stringContaining(args.words),
    ),
};
export const Overview: Story = {};
