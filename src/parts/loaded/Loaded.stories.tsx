import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Failure } from '../../lib/failure.ts';
import { loadable } from '../../state/loadable.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { NotFound } from '../../ui/not-found/NotFound.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Loaded } from './Loaded.tsx';

const offline: Failure = { kind: 'offline', code: 'unreachable' };
const answering = (...answers: Result<string, Failure>[]) => {
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
export const Failed: Story = { args: { data: answering(fail(offline)) } };
export const FailedPage: Story = { args: { ...Failed.args, pageTitle: 'This week' } };
export const Missing: Story = { args: { data: answering(fail({ kind: 'not-found', code: 'PGRST116' })) } };

/** On an unsteady network, several tries take a while. */
export const TryingAgain: Story = {
  render: function Slow(args) {
    const [data] = useState(() => {
      let asked = 0;
      return loadable(() =>
        asked++ === 0 ? Promise.resolve(fail(offline)) : new Promise<never>(() => undefined),
      );
    });
    return <Loaded {...args} data={data} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Trying again…')).toBeInTheDocument();
  },
};

export const TriedAgain: Story = {
  render: function Recovering(args) {
    const [data] = useState(() => answering(fail(offline), ok('Three visits this week')));
    return <Loaded {...args} data={data} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Three visits this week')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
