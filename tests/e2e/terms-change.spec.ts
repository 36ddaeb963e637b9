import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { daysAfter } from '../../src/domain/calendar-day.ts';
import { today } from '../../src/domain/operator.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { mailsTo } from './account-mail.ts';
import { apply, endPlacement, placeByPhone, publish, sendRequest, TOMORROW } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
const THURSDAY_EVENING = 1 << 14;
const EMAIL = 'ciara.nolan@terms.test';

test('staff propose new terms, family and caregiver say yes, and everyone sees them @full', async ({
  page: family,
  origin,
  admin,
  signInAs,
}) => {
  const key = await sendRequest(admin, 'Ciara Nolan', {
    availability: THURSDAY_EVENING,
    contact_email: EMAIL,
  });
  const application = await apply(origin, declan, await publish(admin, key.id, 'Thursdays with cards'));
  const placement = await placeByPhone(admin, application, { starts_on: TOMORROW });
  const staff = await signInAs(demoAccounts.admin);

  await test.step('staff add an evening, for more pay', async () => {
    await staff.goto(`/admin/placements/${placement}`);
    await staff.getByRole('button', { name: 'Propose new terms' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Propose new terms for Declan Byrne/ });
    await dialog.getByLabel('The new terms begin on').fill(daysAfter(today(), 21));
    await dialog.getByRole('checkbox', { name: 'Sunday evening' }).check();
    await dialog.getByLabel('Hourly rate').fill('27.50');
    await dialog.getByLabel('Why').fill('Sundays, too, from next month.');
    await dialog.getByRole('button', { name: 'Propose new terms' }).click();
    await expect(staff.getByText('The family has not answered yet.')).toBeVisible();
    await expectNoFaults(staff, 'a proposed change');
  });

  await test.step('the family says yes on its page', async () => {
    await family.goto(trackingLink(origin, key));
    await expect(family.getByText('Sundays, too, from next month.')).toBeVisible();
    await expect(family.getByText(/^€27\.50 an hour/)).toBeVisible();
    await family.getByRole('button', { name: 'Yes, I agree' }).click();
    await family.getByRole('button', { name: 'Say yes' }).click();
    await expect(family.getByText(/^Nothing changes unless Declan says yes too/)).toBeVisible();
  });

  await test.step('so does the caregiver, and then it is agreed', async () => {
    const caregiver = await signInAs(declan);
    await caregiver.goto(`/caregiver/applications/${application}`);
    await caregiver.getByRole('button', { name: 'Yes, I agree' }).click();
    await caregiver.getByRole('button', { name: 'Say yes' }).click();
    await expect(caregiver.getByText(/^Everyone said yes/)).toBeVisible();
    await staff.reload();
    await expect(staff.getByRole('heading', { name: /^Agreed: new terms from/ })).toBeVisible();
    await family.reload();
    await family.getByText(/^Everyone said yes/).waitFor();
    await expect(async () => {
      await family.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(family.locator('.letter')).toContainText('€27.50 an hour', { timeout: 1_000 });
    }).toPass();
  });

  await test.step('the email opens the family’s page at the new terms', async () => {
    const linkIn = async () =>
      /https?:\/\/\S+\?terms#\S+/.exec(
        (await mailsTo(origin, EMAIL)).find(({ text }) => text.includes('both said yes'))?.text ?? '',
      )?.[0] ?? '';
    await expect.poll(linkIn).not.toBe('');
    await family.goto(await linkIn());
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(/^Your care changes from/);
    await expect(family.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(family.getByText(/^€27\.50 an hour/)).toBeInViewport();
  });
  await endPlacement(admin, placement);
});
