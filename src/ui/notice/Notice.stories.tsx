import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { title: 'Saved on this device' },
  render: () => (
    <Stack>
      <Notice tone="info" title="Saved on this device">
        Your answers stay here until you send them, even without a connection.
      </Notice>
      <Notice tone="success" title="We have your request" />
      <Notice
        tone="warning"
        title="Two documents expire this month"
        actions={
          <Button size="small" variant="secondary">
            See documents
          </Button>
        }
      >
        Upload new ones so that you stay visible.
      </Notice>
      <Notice tone="danger" title="We could not send it">
        Nothing is lost. Check your connection and try again.
      </Notice>
      <Notice tone="neutral">The office is open on weekdays from 9 to 5.</Notice>
    </Stack>
  ),
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const LongText: Story = {
  render: () => (
    <Notice
      tone="warning"
      title="Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre"
    >
      anne-marie.o-sullivan-from-the-public-health-office@hospital.example.org
    </Notice>
  ),
  globals: { viewport: { value: 'mobile1' } },
};
