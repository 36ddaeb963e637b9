import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { CloseDialog } from './CloseDialog.tsx';
import type { RequestRecord } from './request-screen.ts';

const request = {
  id: 'r1',
  reference: 'PEGRADIO',
  place: { name: 'Bray', region: 'Co. Wicklow' },
  jobs: [{ status: 'closed' }],
  reach: 'sent',
  placements: [
    { id: 'p1', caregiverId: 'c1', caregiverName: 'Una Byrne', startsOn: '2026-11-23', endedAt: null },
  ],
} as unknown as RequestRecord;

const meta = {
  component: CloseDialog,
  args: {
    open: true,
    onClose: fn(),
    request,
    which: 'the request of Peg Radio',
    toldWords: (done) => done,
    close: action(async () => ok(null as never)),
  },
  beforeEach: emptyDatabase,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof CloseDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EndsAPlacement: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^The placement of Una Byrne from Monday/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Una’s placement' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close request and end the care' }));
    await expect(await canvas.findByRole('link', { name: 'Write a few words.' })).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Overview: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const EndsASearch: Story = {
  args: { request: { ...request, jobs: [{ status: 'open' }], placements: [] } as unknown as RequestRecord },
};
