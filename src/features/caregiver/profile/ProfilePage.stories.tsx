import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import type { ProfilePage as Page } from '../load-profile.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import type { OwnProfile } from '../load-profile.ts';
import { emptyProfile } from './profile.fixtures.ts';
import { createProfileScreen } from './profile-screen.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { createTimeOffScreen } from './time-off-screen.ts';

const draft: OwnProfile = {
  ...emptyProfile,
  fullName: 'Aoife Byrne',
  phone: '01 555 0177',
  careTypes: ['companionship', 'personal_care', 'dementia_care'],
  skills: ['driving', 'meal_preparation'],
  languages: ['en'],
  experienceYears: 6,
  availability: 0b1_0001_0001_0001_0001,
  hourlyRate: 19,
  place: { id: 7, name: 'Terenure', region: 'Dublin' },
  radiusKm: 15,
};
const pageOf = (profile: Partial<OwnProfile> = {}, missing: string[] = ['about', 'birth_year']): Page => ({
  profile: { ...draft, ...profile },
  completeness: { percent: Math.round(100 - (100 * missing.length) / 12), missing },
  answerBy: null,
  lastStep: '',
});
const complete = { about: 'I like a long talk over a pot of tea.', birthYear: 1989 };
const changes: Partial<OwnProfile> = {
  ...complete,
  status: 'changes_requested',
  statusReason: 'Is it six years, or sixteen?',
  changesFields: ['experience_years'],
};

const storeOf = (page: Page, typed?: Partial<ProfileInput>) =>
  createProfileScreen(
    'story',
    (section) => ({
      load: async () => (section === 'week' ? typed : undefined),
      save: async () => undefined,
      forget: async () => undefined,
    }),
    {
      loadOwnProfile: async () => ok(page.profile),
      loadCompleteness: async () => ok(page.completeness),
      loadOwnPendingItems: async () => ok([]),
      saveOwnProfile: async () => ok({ updatedAt: '2026-01-02T00:00:00Z' }),
      submitProfile: async () => ok(undefined),
      loadCredentialRules: async () =>
        ok([
          { careType: 'companionship', kind: 'identity' },
          { careType: 'companionship', kind: 'background_check' },
        ]),
      loadDocuments: async () => ok([]),
    },
  );
const timeOff = createTimeOffScreen('story', {
  loadOwnTimeOff: async () => ok([{ id: '1', from: '2031-12-20', to: '2032-01-03' }]),
  loadVisitsOn: async () => ok([]),
  sayDaysOff: async () => ok('told' as const),
  sayRemoval: async () => ok('told' as const),
});

const meta = {
  component: ProfilePage,
  args: { page: pageOf(), screen: storeOf(pageOf()), timeOff, place: {}, open: () => undefined },
  render: (args) => <ProfilePage {...args} />,
  // The screen asks for the profile before it shows its page.
  loaders: [
    async ({ args }) => {
      args.screen?.page.$value.listen(() => undefined);
      await args.screen?.page.reload();
    },
  ],
} satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile1' } };
const of = (page: Page) => ({ page, screen: storeOf(page) });

export const TheList: Story = { globals: phone };
export const About: Story = { args: { place: { section: 'about' } } };
export const AboutOnAPhone: Story = { args: { place: { section: 'about' } }, globals: phone };
export const Care: Story = { args: { place: { section: 'care' } }, globals: phone };
export const Skills: Story = { args: { place: { section: 'skills' } }, globals: phone };
export const Place: Story = { args: { place: { section: 'place' } }, globals: phone };
export const Week: Story = { args: { place: { section: 'week' } }, globals: phone };
export const DaysOff: Story = { args: { place: { section: 'days-off' } }, globals: phone };
export const Documents: Story = { args: { place: { section: 'documents' } }, globals: phone };
export const Send: Story = { args: { ...of(pageOf(complete, [])), place: { section: 'send' } } };
export const SendTooEarly: Story = {
  args: { place: { section: 'send' } },
  globals: phone,
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'What you say about yourself' })).toBeVisible(),
};

export const AskedToChange: Story = {
  args: { ...of(pageOf(changes, [])), place: { section: 'care', field: 'experienceYears' } },
  play: async ({ canvas }) => {
    const years = canvas.getByLabelText('Years of experience');
    await waitFor(() => expect(years).toHaveFocus());
    await expect(years).toHaveAccessibleDescription(expect.stringContaining('sixteen'));
    await expect(canvas.getByRole('link', { name: /^Care and experience/ })).toHaveTextContent(
      'Needs a change',
    );
  },
};
export const NotSaved: Story = {
  args: { screen: storeOf(pageOf(), { hourlyRate: '21' }), place: { section: 'week' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Hourly rate')).toHaveValue('21');
    await expect(canvas.getByRole('link', { name: /^Your week and pay/ })).toHaveTextContent('Not saved');
  },
};
export const AFault: Story = {
  args: { place: { section: 'about' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Year of birth'), '85');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('the year of birth, from 1900 on');
  },
};
export const Suspended: Story = {
  args: of(pageOf({ ...complete, status: 'suspended', statusReason: 'Please call us.' }, [])),
};
