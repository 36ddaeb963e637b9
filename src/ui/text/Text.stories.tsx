import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Good care begins with being listened to.' },
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size="display">
        Care that fits your day
      </Heading>
      <Text size="lg" tone="muted" measure>
        Tell us in a few minutes what is needed. We look for someone near you, and you hear from a person.
      </Text>
      <Heading level={2}>What happens next</Heading>
      <Text measure>
        We read your answers, ask if something is missing, and show them without your name to caregivers who
        fit. You can <Link href="#follow">follow your request</Link> at any time, or{' '}
        <Link href="#out">withdraw it</Link>.
      </Text>
      <Heading level={3}>Your data</Heading>
      <Text size="sm" tone="muted" measure>
        Your address stays with us until someone is placed with you.{' '}
        <Link href="#privacy" quiet>
          Read how we keep it
        </Link>
      </Text>
    </Stack>
  ),
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
