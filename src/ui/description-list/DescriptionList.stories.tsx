import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Place', description: 'Galway' },
      { term: 'Help needed', description: 'Washing and dressing, meals, reminding of medicines' },
      { term: 'Languages', description: 'English, Irish' },
      { term: 'Notes', description: '' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Help needed on weekday mornings',
        description:
          'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
