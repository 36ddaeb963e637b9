import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/Text.tsx';
import { focusOn } from '../story-plays.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Text/Link',
  component: Link,
  args: { href: '#documents', children: 'Go to your documents' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Quiet: Story = { args: { quiet: true } };
export const InText: Story = {
  render: (args) => (
    <Text>
      This job asks for a driving licence. Yours waits for its check. <Link {...args} />
    </Text>
  ),
};

export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: {
    children:
      'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
  },
  globals: { viewport: { value: 'mobile1' } },
};
