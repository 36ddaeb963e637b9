import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerBy } from './AnswerBy.tsx';

const meta = {
  component: AnswerBy,
  args: { waiting: { turn: 'staff', due: '2026-11-24' }, day: '2026-11-23' },
} satisfies Meta<typeof AnswerBy>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTime: Story = {};

export const Overdue: Story = { args: { day: '2026-11-25' } };

export const ForTheFamily: Story = { args: { waiting: { turn: 'family', due: null } } };
