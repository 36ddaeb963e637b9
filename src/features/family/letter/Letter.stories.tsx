import type { Meta, StoryObj } from '@storybook/react-vite';
import { request } from '../track/track.fixtures.ts';
import { Letter, type LetterProps } from './Letter.tsx';
import './letterhead.css';
import './letter.css';
import { qrModules } from './qr-modules.ts';

const key = { reference: 'K7QM4RT9X', trackingSecret: 'ab'.repeat(16) };
const address = 'https://care.example/track#K7Q-M4R-T9X';
const inReview = request(key, {
  steps: [
    { step: 'submitted', at: '2026-03-10T10:00:00Z', promisedBy: null },
    { step: 'in_review', at: '2026-03-11T10:00:00Z', promisedBy: '2026-03-11' },
    { step: 'question', at: '2026-03-16T10:00:00Z', promisedBy: '2026-03-12' },
  ],
});

const meta = {
  component: Letter,
  args: { request: inReview, readAt: Date.parse('2026-03-12T10:00:00Z'), address, code: qrModules(address) },
} satisfies Meta<typeof Letter>;
export default meta;

type Story = StoryObj<typeof meta>;

const long =
  'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre';

export const InReview: Story = {};
/** On paper it is black on white, whatever the screen. */
export const WithoutCode: Story = { args: { code: undefined } };
export const Placed: Story = {
  args: {
    request: {
      ...inReview,
      status: 'matched',
      due: null,
      caregivers: [
        {
          placement: 'p1',
          hasPhoto: false,
          name: 'Declan Byrne',
          phone: '020 915 0002',
          startsOn: '2026-04-01',
          endsOn: null,
          endReason: null,
          availability: 5,
          hourlyRate: 24.5,
        },
      ],
    } satisfies LetterProps['request'],
  },
};
export const PartlyCovered: Story = {
  args: {
    request: {
      ...inReview,
      status: 'open',
      due: null,
      caregivers: [
        {
          placement: 'p1',
          hasPhoto: false,
          name: 'Declan Byrne',
          phone: '020 915 0002',
          startsOn: '2026-04-01',
          endsOn: null,
          endReason: null,
          availability: 1,
          hourlyRate: 24.5,
        },
      ],
      week: { asked: 5, covered: 1, lookedFor: 4, until: [] },
    } satisfies LetterProps['request'],
  },
};
export const LongText: Story = {
  args: {
    request: {
      ...inReview,
      status: 'declined',
      due: null,
      statusReason: long,
      answers: [{ question: long, answer: `${long}\n${long}` }],
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};
