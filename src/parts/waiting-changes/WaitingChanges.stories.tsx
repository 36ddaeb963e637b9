import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingChanges } from './WaitingChanges.tsx';

const reviewed = {
  fullName: 'Nora Byrne',
  birthYear: 1980,
  about: 'Kind and calm.',
  careTypes: ['companionship'],
  skills: ['driving'],
  languages: ['en', 'ga'],
  otherLanguages: null,
  experienceYears: 8,
  photoPath: null,
};

const meta = {
  title: 'Display/WaitingChanges',
  component: WaitingChanges,
  args: {
    heading: 'Changes to review',
    profile: {
      ...reviewed,
      fullName: 'Nora Byrne-Walsh',
      skills: ['driving', 'wound_care'],
      changesSince: '2026-11-20T16:12:00Z',
      reviewed,
    },
  },
} satisfies Meta<typeof WaitingChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const LongText: Story = {
  args: {
    profile: {
      ...meta.args.profile,
      about:
        'I have washed, dressed and cooked for my grandmother for years,\nand walked with her to the day centre every weekday morning.',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};
