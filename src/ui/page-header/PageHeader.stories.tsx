import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { focusOn } from '../story-plays.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Weekday mornings in Galway',
    intro: 'Sent on 3 March. Here is everything we know, and what happens next.',
    breadcrumbs: [{ label: 'Requests', href: '#requests' }, { label: 'R7K-2M4' }],
    badge: <Badge tone="info">Open</Badge>,
    actions: (
      <>
        <Button variant="secondary">Decline</Button>
        <Button>Publish</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const TitleOnly: Story = {
  args: { intro: undefined, breadcrumbs: undefined, badge: undefined, actions: undefined },
};

export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: {
    title:
      'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
    breadcrumbs: [
      { label: 'Requests', href: '#requests' },
      {
        label:
          'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
