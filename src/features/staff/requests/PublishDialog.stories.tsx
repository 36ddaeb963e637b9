import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { RequestRecord } from './request-screen.ts';

const request = {
  id: 'r1',
  status: 'in_review',
  careTypes: ['companionship'],
  skills: [],
  languages: ['en'],
  availability: 1,
  start: 'day',
  startsOn: '2026-12-01',
  hoursPerVisit: null,
  duration: null,
  hourlyBudget: null,
  place: { name: 'Douglas', region: 'Co. Cork' },
  contact: null,
  jobs: [],
} as unknown as RequestRecord;

const meta = {
  component: PublishDialog,
  args: {
    open: true,
    onClose: fn(),
    request,
    week: 1,
    toldWords: (done) => done,
    publish: action(async () => ok(null as never)),
    preview: async () => fail({ kind: 'offline', code: 'unreachable' } as const),
    rules: loadable(async () => ok([{ careType: 'companionship', kind: 'identity' } as const])),
  },
  beforeEach: emptyDatabase,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof PublishDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeginsWithTheRules: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('checkbox', { name: /Proof of identity/ })).toBeChecked(),
};
export const LeavesOneOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Proof of identity/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish job' }));
    await expect(canvas.getByLabelText('Why not: Proof of identity')).toHaveAccessibleDescription(
      expect.stringContaining('Write why'),
    );
  },
};
export const AgainInItsOwnWords: Story = {
  args: {
    request: {
      ...request,
      jobs: [
        {
          id: 'j1',
          nr: 1,
          answered: null,
          status: 'closed',
          title: 'Tea and company on Monday mornings',
          summary: 'A retired teacher would like someone to read the paper with.',
          visits: [],
          availability: 1,
          requiredCredentials: [],
          waivers: { identity: 'The family has seen it.' },
          closedAt: '2026-11-20T10:00:00Z',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Job title')).toHaveValue('Tea and company on Monday mornings');
    await expect(canvas.getByRole('checkbox', { name: /Proof of identity/ })).not.toBeChecked();
    await expect(canvas.getByLabelText('Why not: Proof of identity')).toHaveValue('The family has seen it.');
  },
};
