import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  args: {
    label: 'Your request',
    steps: [
      { label: 'Who', state: 'done' },
      { label: 'Care needed', state: 'done' },
      { label: 'Where', state: 'current' },
      { label: 'When', state: 'ahead' },
      { label: 'Contact', state: 'ahead' },
      { label: 'Check answers', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const LongText: Story = {
  args: {
    steps: [
      { label: 'Who', state: 'done' },
      { label: 'The care that is needed on weekday mornings', state: 'current' },
      { label: 'Check your answers', state: 'ahead' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
/** All the steps of staff who enter a request for a helper. They are in a row from 768 px on. */
export const ManySteps: Story = {
  args: {
    steps: [
      'Who',
      'Helper',
      'Care',
      'When',
      'Start',
      'Where',
      'Contact',
      'Reach',
      'More',
      'Team',
      'Check',
    ].map((label, index) => ({ label, state: index < 6 ? 'done' : index === 6 ? 'current' : 'ahead' })),
  },
};
