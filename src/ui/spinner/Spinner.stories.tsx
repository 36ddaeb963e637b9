import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSpinner } from './PageSpinner.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading requests…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WholePage: Story = { render: () => <PageSpinner /> };
