import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DataError } from '../../lib/data-error.ts';
import { loadable } from '../../lib/loadable.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { NotFound } from '../not-found/NotFound.tsx';
import { Text } from '../text/Text.tsx';
import { Loaded } from './Loaded.tsx';

const offline: DataError = { kind: 'offline', code: 'unreachable' };
const answering = (...answers: Result<string, DataError>[]) => {
  let asked = 0;
  return loadable(async () => answers[Math.min(asked++, answers.length - 1)] ?? fail(offline));
};

const meta = {
  title: 'Feedback/Loaded',
  component: Loaded<string>,
  args: {
    data: answering(ok('Three visits this week')),
    label: 'Loading the visits…',
    missing: <NotFound title="There is no such week" back={{ label: 'All weeks', href: '#weeks' }} />,
    children: (value) => <Text>{value}</Text>,
  },
} satisfies Meta<typeof Loaded<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { data: loadable(() => new Promise<never>(() => undefined)) } };
export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };
export const Failed: Story = { args: { data: answering(fail(offline)) } };
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const Missing: Story = { args: { data: answering(fail({ kind: 'not-found', code: 'PGRST116' })) } };

/** Made anew for each run: what a story has loaded once stays loaded. */
export const TriedAgain: Story = {
  render: (args) => <Loaded {...args} data={answering(fail(offline), ok('Three visits this week'))} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Three visits this week')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
