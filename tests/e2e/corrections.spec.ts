import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { newCaregiver } from './account-mail.ts';
import { expectNoFaults } from './axe.ts';
import { answerProfile, saveAndGoOn, UNA } from './caregiver-profile.ts';
import { expect, test } from './fixtures.ts';
import { adminsOf, card, check, expectSameDay, follow, go, listed, rowOf, upload } from './story-steps.ts';
import { listenTo } from './told.ts';

const NAME = 'Una Corrected';
const ASKED = 'Please count the year with your uncle too.';
const BLURRED = 'The date cannot be read. Please take the photo again in daylight.';

test('staff ask for a better profile and a better document, and the caregiver is told each time @full', async ({
  origin,
  signInAs,
}) => {
  const newcomer = await newCaregiver(origin, 'corrected');
  const [una, staff] = [await signInAs(newcomer), await signInAs(demoAccounts.admin)];
  await una.goto('/caregiver/dashboard');
  await staff.goto('/admin/caregivers');
  const { told, toldInBell } = await listenTo(origin, {
    una: { emails: [newcomer.email], page: una },
    staff: { emails: await adminsOf(origin), inDigests: true },
  });

  await test.step('a profile comes back with what should change', async () => {
    await answerProfile(una, { ...UNA, name: NAME });
    await una.getByRole('button', { name: 'Send for review' }).click();
    await told({ una: ['We’ve received your profile'] });
    await follow(await listed(staff, 'Caregivers', NAME));
    await staff.getByRole('button', { name: 'Ask for changes' }).click();
    await staff.getByLabel('What should change?').fill(ASKED);
    await staff.getByRole('checkbox', { name: 'Experience' }).check();
    await staff.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click();
    const asked = await told({ una: ['Your profile needs a change'] });
    expect(asked('una')).toContain('/caregiver/profile-completion#experienceYears');

    await go(una, 'Dashboard');
    await una.getByRole('link', { name: 'Change your profile' }).click();
    const years = una.getByLabel('Years of experience');
    await expect(years).toBeFocused();
    await expect(years).toHaveAccessibleDescription(new RegExp(ASKED));
    await expectNoFaults(una, 'a profile with what should change');
    await years.fill('7');
    await saveAndGoOn(una, 'Documents');
    await una.getByRole('link', { name: 'Continue', exact: true }).click();
    await una.getByRole('checkbox', { name: /^I agree that/ }).check();
    await una.getByRole('button', { name: 'Send for review' }).click();
    await expect(una.getByRole('main').getByText('We’ve received your profile')).toBeVisible();
    await told({ una: ['We’ve received your profile'] });
    await una.goto('/caregiver/profile-completion#experienceYears');
    await expect(years).not.toHaveAccessibleDescription(/We wrote/);
  });

  await test.step('a document is not accepted, then a better one is', async () => {
    await upload(una, 'blurred.pdf');
    await expectSameDay(card(una, 'First aid certificate'), await listed(staff, 'Caregivers', NAME));
    await follow(rowOf(staff, NAME));
    await check(staff, 'blurred.pdf', 'Reject', BLURRED);
    const rejected = await told({ una: ['We couldn’t accept your document'] });
    expect(rejected('una')).toContain(BLURRED);

    await upload(una, 'sharp.pdf');
    await follow(await listed(staff, 'Caregivers', NAME));
    await check(staff, 'sharp.pdf', 'Verify', 'Original seen.');
    await told({ una: ['We’ve checked your document'] });
  });
  await toldInBell();
});
