import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { applicationFixture } from './application.fixtures.ts';
import { IntroduceDialog } from './IntroduceDialog.tsx';

const meta = {
  component: IntroduceDialog,
  args: {
    open: true,
    onClose: fn(),
    application: applicationFixture(),
    introduce: action(async () => ok(null as never)),
    recordSharing: action(async () => ok(null as never)),
    toldWords: (done) => done,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof IntroduceDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MayBeShown: Story = {};

export const ToldByPhone: Story = {
  args: { application: applicationFixture({ job: { ...applicationFixture().job, reach: 'unsent' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This family gets no emails from us')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'their request' })).toBeInTheDocument();
  },
};

export const HasNotAgreed: Story = { args: { application: applicationFixture({ mayBeShown: false }) } };
