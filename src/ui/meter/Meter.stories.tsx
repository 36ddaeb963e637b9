import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Display/Meter',
  component: Meter,
  args: { label: 'Overall', value: 86 },
  render: () => (
    <Stack gap={1}>
      <Meter label="Overall" value={86} />
      <Meter label="Distance" value={11} max={20} />
      <Meter label="Languages" value={2} max={10} />
      <Meter label="Experience" value={0} max={10} />
    </Stack>
  ),
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** On the narrowest phone nothing is cut off. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Meter label="Hours that fit" value={11} max={20} />
    </div>
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Hours that fit' });
    await expect(meter.scrollWidth).toBeLessThanOrEqual(meter.clientWidth);
  },
};
