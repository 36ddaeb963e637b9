import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Columns } from '../columns/Columns.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Text } from '../text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  render: () => (
    <Columns layout="cards">
      <Card heading="Weekday mornings" actions={<Badge tone="info">Open</Badge>}>
        <DescriptionList
          items={[
            { term: 'Place', description: 'Galway, 4 km away' },
            { term: 'Start', description: '3 March' },
            { term: 'Rate', description: '€18 per hour' },
          ]}
        />
        <div>
          <Button>Apply</Button>
        </div>
      </Card>
      <Card heading="Sunken" tone="sunken">
        <Text>For what matters less, such as a filter.</Text>
      </Card>
      <Card heading="Primary" tone="primary">
        <Text>For the one thing to look at first.</Text>
      </Card>
      <Card heading="Secondary" tone="secondary">
        <Text>For what went well.</Text>
      </Card>
      <Card heading="Danger" tone="danger">
        <Text>For what must not wait, such as a complaint.</Text>
      </Card>
    </Columns>
  ),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const LongText: Story = {
  render: () => (
    <Card
      heading="Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre"
      actions={<Badge tone="info">Open</Badge>}
    />
  ),
  globals: { viewport: { value: 'mobile1' } },
};
