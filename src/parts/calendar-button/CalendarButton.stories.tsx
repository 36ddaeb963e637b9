import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarButton } from './CalendarButton.tsx';

const meta = {
  component: CalendarButton,
  args: {
    placement: {
      id: 'p1',
      title: 'Mornings by the sea',
      town: 'Kinsale, Co. Cork',
      availability: 0x1111,
      startsOn: '2026-12-01',
      endsOn: null,
    },
  },
} satisfies Meta<typeof CalendarButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
