import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Card } from '../card/Card.tsx';
import { Notice } from '../notice/Notice.tsx';
import { focusOn } from '../story-plays.ts';
import { Text } from '../text/Text.tsx';
import { RecordActions } from './RecordActions.tsx';
import { Pair, RecordPage } from './RecordPage.tsx';

const meta = {
  title: 'Layout/RecordPage',
  component: RecordPage,
  args: {
    title: 'Mary Byrne',
    kind: 'Caregiver',
    list: { label: 'Caregivers', href: '#caregivers' },
    badge: <Badge tone="info">Waiting for review</Badge>,
    actions: (
      <RecordActions
        actions={[
          { label: 'Approve', primary: true, onAct: fn() },
          { label: 'Ask for changes', onAct: fn() },
          { label: 'Suspend', danger: true, onAct: fn() },
        ]}
      />
    ),
    facts: [
      { term: 'Place', value: 'Galway' },
      { term: 'Experience', value: '9 years' },
      { term: 'Rate', value: '' },
      { term: 'Answer by', value: 'Monday 23 November' },
    ],
    hand: <Text size="sm">Owner: unassigned</Text>,
    children: <Pair first={<Card heading="Asked for" />} second={<Card heading="Who fits" />} />,
    side: <Card heading="Activity" />,
  },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <RecordPage {...args} />
    </div>
  ),
} satisfies Meta<typeof RecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Mary Byrne – Caregiver');
    await expect(canvas.queryByText('Rate')).toBeNull();
  },
};
export const Noticed: Story = {
  args: { intro: 'Mornings in Galway', notices: <Notice tone="success" title="Nothing else waits." /> },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Focus: Story = { play: focusOn('button') };

/** A step whose button is gone once it is taken. */
function StartReview() {
  const [done, setDone] = useState(false);
  return (
    <RecordActions
      actions={[
        done
          ? { label: 'Publish as job', primary: true, onAct: fn() }
          : { label: 'Start review', primary: true, onAct: () => void setTimeout(() => setDone(true), 50) },
      ]}
    />
  );
}
export const FocusAfterAStep: Story = {
  args: { actions: <StartReview /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start review' }));
    const publish = await canvas.findByRole('button', { name: 'Publish as job' });
    // It appears where the pointer has just pressed, so a second press is ignored at first.
    await expect(publish).toHaveStyle({ pointerEvents: 'none' });
    await waitFor(() => expect(publish).toHaveStyle({ pointerEvents: 'auto' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
