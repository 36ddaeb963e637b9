import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import '../../../domain/area-words.ts';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { $copied } from '../../../state/copied.ts';
import type { OwnStep } from '../../../data/own-applications.ts';
import { ApplicationPage } from './ApplicationPage.tsx';
import { createApplicationsScreen, type OwnApplication } from './applications-screen.ts';

const offer = {
  availability: 0b1100_0000_0011,
  hourlyRate: 19.5,
  startsOn: '2031-12-01',
  endsOn: '2032-02-28',
  standsUntil: today(),
  offeredAt: '2026-11-22T10:00:00Z',
};
const step = (name: OwnStep['step'], from: OwnStep['from'], day: string): OwnStep => ({
  step: name,
  from,
  said: null,
  at: `${day}T10:00:00Z`,
});
const application: OwnApplication = {
  id: '1',
  status: 'offered',
  statusReason: null,
  message: 'I live two streets away.',
  hasApplied: true,
  steps: [
    step('submitted', null, '2026-11-20'),
    step('shortlisted', 'submitted', '2026-11-21'),
    step('offered', 'shortlisted', '2026-11-22'),
  ],
  mayBeShown: true,
  confirmedTimes: 0b0011,
  job: {
    id: 'job',
    title: 'Company in the afternoons',
    status: 'open',
    availability: 0b1100_0000_0011,
    start: 'day',
    startsOn: '2031-12-01',
    hoursPerVisit: 2.5,
    place: { name: 'Dún Laoghaire', region: 'Co. Dublin' },
  },
  offer,
  placement: null,
  endedWithJob: false,
  answerBy: null,
  lastStep: '',
};
const expired = async () => fail({ kind: 'refused', code: 'offer_expired' } as const);
const screen = createApplicationsScreen({
  answerOffer: expired,
  answerTerms: async () => ok(null as never),
  sayLeaving: async () => ok('told' as const),
  takeBackLeave: async () => ok(undefined),
  chooseToBeShown: expired,
  confirmFirstDay: expired,
  declineInvitation: async () => ok(null as never),
  withdrawApplication: expired,
  loadOwnApplications: async () => ok([application]),
  loadOwnPendingItems: async () => ok([]),
});

const meta = {
  component: ApplicationPage,
  args: { application, screen },
} satisfies Meta<typeof ApplicationPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/; exact times to be agreed$/)).toBeVisible();
  },
};
export const Accepted: Story = {
  args: {
    application: {
      ...application,
      status: 'accepted',
      steps: [...application.steps, step('accepted', 'offered', '2026-11-23')],
    },
  },
};
export const RanOut: Story = {
  args: { application: { ...application, offer: { ...offer, standsUntil: '2026-01-31' } } },
};
export const Applied: Story = {
  args: {
    application: { ...application, status: 'submitted', steps: application.steps.slice(0, 1), offer: null },
  },
};

const invited = {
  ...application,
  hasApplied: false,
  status: 'invited',
  steps: [step('invited', null, '2026-11-20')],
  offer: null,
} satisfies OwnApplication;
export const Invited: Story = { args: { application: invited } };
export const InvitedNarrow: Story = {
  args: { application: invited },
  globals: { viewport: { value: 'mobile1' } },
};
export const NotForMe: Story = {
  args: {
    application: {
      ...invited,
      status: 'withdrawn',
      steps: [...invited.steps, step('withdrawn', 'invited', '2026-11-21')],
    },
  },
};
export const InvitationEnded: Story = {
  args: {
    application: {
      ...invited,
      status: 'declined',
      steps: [...invited.steps, step('declined', 'invited', '2026-11-21')],
      statusReason: 'Another caregiver was placed for this job.',
    },
  },
};
export const SayingNo: Story = {
  args: { application: invited },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^No, thank you/ }));
    await waitFor(() => expect(canvas.getByLabelText(/Why not/)).toBeVisible());
  },
};

/** A kept copy can be read, but not answered. */
export const WithoutConnection: Story = {
  beforeEach: () => {
    $copied.set({
      at: Date.parse('2026-11-22T14:05:00Z'),
      oldest: Date.parse('2026-11-22T14:05:00Z'),
      path: '/caregiver/applications/1',
    });
    return () => $copied.set(undefined);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need a connection to answer this offer.')).toBeVisible();
    await expect(canvas.getByText('You need a connection to withdraw your application.')).toBeVisible();
    for (const act of [/^Accept/, /^Decline/, /^Withdraw/])
      await expect(canvas.queryByRole('button', { name: act })).toBeNull();
  },
};

export const AnsweredTooLate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the offer' }));
    await expect(await canvas.findByText(/^This offer has ended/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
};

export const OfferDeclined: Story = {
  args: {
    application: {
      ...application,
      status: 'shortlisted',
      offer: null,
      steps: [
        ...application.steps,
        { step: 'shortlisted', from: 'offered', said: 'caregiver', at: '2026-11-23T10:00:00Z' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You declined the offer')).toBeVisible();
    await expect(canvas.getByText('On the shortlist')).toBeVisible();
  },
};

const left = {
  ...application,
  status: 'placed',
  offer: null,
  placement: {
    id: 'p1',
    requestId: 'r1',
    availability: offer.availability,
    hourlyRate: 19.5,
    startsOn: '2031-12-01',
    endsOn: '2031-12-01',
    firstDayConfirmedAt: null,
    endedAt: '2026-11-24T10:00:00Z',
    endReason: 'The family no longer needs care.',
    came: true,
  },
} satisfies OwnApplication;
export const EndedBeforeItBegan: Story = {
  args: { application: left },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended before it began')).toBeVisible();
    await expect(canvas.queryByText('Placed')).toBeNull();
  },
};
export const DidNotCome: Story = {
  args: {
    application: {
      ...left,
      placement: {
        ...left.placement,
        startsOn: '2026-11-04',
        endsOn: '2026-11-04',
        endReason: 'The family has found someone else.',
        came: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We heard that you did not come on your first day/)).toBeVisible();
    await expect(canvas.queryByText(/Thank you/)).toBeNull();
  },
};
/** The terms begin on a Saturday, and the first visit is on Monday. */
export const AsksAboutFirstVisit: Story = {
  args: {
    application: {
      ...left,
      placement: {
        ...left.placement,
        startsOn: '2026-11-07',
        firstVisitOn: '2026-11-09',
        endsOn: null,
        endedAt: null,
        endReason: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your first day was Monday/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^I was there on Monday/ })).toBeVisible();
    await expect(canvas.queryByText(/Saturday/)).toBeNull();
  },
};

const begins = { visits: [{ days: 3, opens: 450, closes: 540, minutes: 90 }], hourlyRate: 19.5 };
export const NewTermsProposed: Story = {
  args: {
    application: {
      ...left,
      placement: {
        ...left.placement,
        ...begins,
        startsOn: '2026-11-04',
        endsOn: null,
        endedAt: null,
        endReason: null,
        newTerms: [
          {
            id: 't1',
            placement: 'p1',
            caregiver: 'Aoife',
            fromDay: '2031-12-01',
            visits: [{ days: 31, opens: 450, closes: 540, minutes: 90 }],
            hourlyRate: 20,
            before: begins,
            words: 'Every weekday now.',
            askedBy: 'family',
            agreed: false,
            said: false,
          },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No' }));
    await waitFor(() => expect(canvas.getByLabelText('What doesn’t suit you?')).toBeVisible());
    // The time is an element of its own.
    await expect(canvas.getByText('Every weekday (7½ hours a week)')).toHaveTextContent(
      'weekday 7:30–9:00 (',
    );
  },
};
