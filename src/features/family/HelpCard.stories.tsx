import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpCard } from './HelpCard.tsx';

const meta = {
  component: HelpCard,
  args: { offer: 'We’ll fill in the form with you.' },
} satisfies Meta<typeof HelpCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
