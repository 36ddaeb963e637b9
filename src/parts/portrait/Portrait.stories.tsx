import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Portrait } from './Portrait.tsx';

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c9a27e"/><circle cx="4" cy="4" r="2.5" fill="#7a4a2b"/></svg>',
  );

const meta = {
  title: 'Display/Portrait',
  component: Portrait,
  args: { name: 'Nora Byrne', url: face },
  render: (args) => (
    <Stack direction="row" align="center">
      <Portrait {...args} size="large" />
      <Portrait {...args} />
      <Portrait name={args.name} size="large" />
      <Portrait name={args.name} />
      <Portrait name="" />
    </Stack>
  ),
} satisfies Meta<typeof Portrait>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Damaged: Story = {
  args: { url: 'data:image/png;base64,AAAA' },
  render: (args) => <Portrait {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NB')).toBeVisible();
  },
};
