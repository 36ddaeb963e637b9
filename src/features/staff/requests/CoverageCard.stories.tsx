import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { emptyDatabase } from '../../../state/device/database.ts';
import type { CoveredPart } from '../../../data/requests.ts';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { CoverageCard } from './CoverageCard.tsx';
import { covered, nobody, NIGHTS, open } from './coverage.fixtures.ts';
import { createActivity } from '../activity/activity.ts';
import type { RequestRecord } from './request-screen.ts';

const removeTimes = fn(async () => ok(null as never));
const publish = fn(async () => ok(null as never));
const screenOf = (...parts: CoveredPart[]) => ({
  activity: createActivity('request', 'r1'),
  coverage: loadable(async () => ok(parts)),
  publish: action(publish),
  rules: loadable(async () => ok([])),
  removeTimes: action(removeTimes),
  preview: async () => ok({ fitting: 3, best: [], near: [], hurdles: undefined }),
});

const request = {
  id: 'r1',
  status: 'open',
  careTypes: ['overnight_care'],
  skills: [],
  languages: ['en'],
  availability: NIGHTS,
  startsOn: '2026-12-01',
  hourlyBudget: null,
  place: { name: 'Douglas', region: 'Co. Cork' },
  contact: null,
  jobs: [],
  placements: [{ id: 'p2', lapsed: ['first_aid'] }],
} as unknown as RequestRecord;

const meta = {
  component: CoverageCard,
  args: { request, screen: screenOf(covered(), open(), nobody()) },
  beforeEach: emptyDatabase,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof CoverageCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartlyCovered: Story = {};
export const TwoCarers: Story = {
  args: {
    screen: screenOf(
      covered(),
      covered({
        placementId: 'p2',
        caregiverName: 'Eoin O’Sullivan',
        availability: 0x8800,
        endsOn: '2027-01-10',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Eoin O’Sullivan' })).toBeVisible();
    await expect(canvas.getAllByText('Document expired')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Publish the rest' })).toBeNull();
  },
};
export const OneHasItAll: Story = {
  args: { screen: screenOf(covered({ availability: NIGHTS })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const DidNotArrive: Story = {
  args: {
    screen: {
      ...screenOf(),
      coverage: loadable<CoveredPart[]>(async () => fail({ kind: 'offline', code: 'unreachable' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const PublishingTheRest: Story = {
  args: { screen: screenOf(covered(), nobody({ availability: 0x8800 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish the rest' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getAllByRole('checkbox', { name: /night$/ })).toHaveLength(2);
    const summary = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Description/ });
    await expect(summary.value).toContain('Wednesday and Thursday nights');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Thursday night' }));
    await waitFor(() => expect(summary.value).toContain('Times: Wednesday nights.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish job' }));
    await waitFor(() =>
      expect(publish).toHaveBeenCalledWith(expect.objectContaining({ availability: 0x800 }), 0),
    );
  },
};
export const NoLongerNeeded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    removeTimes.mockResolvedValueOnce(fail({ kind: 'refused', code: 'nothing_needed' }) as never);
    await userEvent.click(await canvas.findByRole('button', { name: 'No longer needed' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove them' }));
    await waitFor(() => expect(removeTimes).toHaveBeenLastCalledWith(0x8000));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
