import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing fits these filters',
    children: 'Try fewer of them, or another spelling.',
    action: (
      <ButtonLink href="#all" variant="secondary">
        Clear filters
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const TitleOnly: Story = { args: { children: undefined, action: undefined, icon: 'document' } };

export const LongText: Story = {
  args: { title: 'No caregiver near you fits all of these filters at the same time' },
  globals: { viewport: { value: 'mobile1' } },
};
