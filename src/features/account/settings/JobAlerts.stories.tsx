import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { JobAlerts } from './JobAlerts.tsx';

const offline = { kind: 'offline', code: 'unreachable' } as const;
const loadJobAlerts = async () => ok('daily' as const);

const meta = {
  component: JobAlerts,
  args: { service: { loadJobAlerts, chooseJobAlerts: async () => ok(undefined) } },
} satisfies Meta<typeof JobAlerts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Daily: Story = {};
export const Offline: Story = {
  args: { service: { loadJobAlerts, chooseJobAlerts: async () => fail(offline) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Never' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your choice hasn’t changed.');
    await expect(canvas.getByRole('radio', { name: 'Once a day at most' })).toBeChecked();
  },
};
