import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, endPlacement, placeByPhone, publish, sendRequest, TOMORROW } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
const SATURDAY_EVENING = 1 << 22;

test('a caregiver wants to stop, staff answer, and the family is told only the last day @full', async ({
  page: family,
  origin,
  admin,
  signInAs,
}) => {
  const key = await sendRequest(admin, 'Grace Moran', { availability: SATURDAY_EVENING });
  const application = await apply(origin, declan, await publish(admin, key.id, 'Saturdays with chess'));
  const placement = await placeByPhone(admin, application, { starts_on: TOMORROW });
  const caregiver = await signInAs(declan);
  const staff = await signInAs(demoAccounts.admin);
  const ask = async () => {
    const dialog = caregiver.getByRole('dialog', { name: 'I want to stop' });
    await dialog.getByLabel('Why do you want to stop?').selectOption('It’s too far');
    await dialog.getByLabel(/^What should we know/).fill('The bus stops at six.');
    await expectNoFaults(caregiver, 'asking to stop');
    await dialog.getByRole('button', { name: 'Tell our team' }).click();
  };
  const isAsked = () => expect(caregiver.getByRole('heading', { name: 'You want to stop' })).toBeVisible();

  await test.step('they say so, and withdraw it', async () => {
    await caregiver.goto('/caregiver/dashboard');
    await caregiver.getByRole('link', { name: /^I want to stop “Saturdays with chess/ }).click();
    await expect(caregiver).toHaveURL(new RegExp(`/caregiver/applications/${application}`));
    await ask();
    await isAsked();
    await expect(caregiver.getByText(/^The family doesn’t know yet\..*answer by/)).toBeVisible();
    await caregiver.getByRole('button', { name: 'I don’t want to stop after all' }).click();
    await expect(caregiver.getByRole('heading', { name: 'You want to stop' })).toHaveCount(0);
  });

  await test.step('sent without a connection, it waits', async () => {
    await caregiver.context().setOffline(true);
    await caregiver.getByRole('button', { name: /^I want to stop/ }).click();
    await ask();
    await expect(caregiver.getByText(/We don’t have this yet/)).toBeVisible();
    await expect(caregiver.getByRole('button', { name: /^I want to stop/ })).toHaveCount(0);
    await caregiver.context().setOffline(false);
    await isAsked();
  });

  await test.step('it is work for staff, who set a last day', async () => {
    await family.goto(trackingLink(origin, key));
    await expect(family.getByText(/chess|Declan/).first()).toBeAttached();
    await expect(family.getByText(/The bus stops at six|wants to stop/)).toHaveCount(0);
    await staff.goto('/admin/dashboard?kind=leaving');
    await staff
      .getByRole('link', { name: /Grace Moran/ })
      .first()
      .click();
    await expect(staff).toHaveURL(new RegExp(`/admin/placements/${placement}`));
    await expect(staff.getByText('The bus stops at six.')).toBeVisible();
    await expectNoFaults(staff, 'a caregiver who wants to stop');
    await staff.getByRole('button', { name: 'Agree a last day' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Cause, for our reports').selectOption('The caregiver stopped');
    await dialog.getByLabel('Reason').fill('Declan moves further away.');
    await dialog.getByRole('button', { name: 'End placement' }).click();
    await expect(staff.getByRole('button', { name: 'Agree a last day' })).toHaveCount(0);
  });

  await test.step('both read the last day', async () => {
    await caregiver.reload();
    await expect(caregiver.getByText(/Declan moves further away/)).toBeVisible();
    await expect(caregiver.getByRole('button', { name: /^I want to stop/ })).toHaveCount(0);
    await family.reload();
    await expect(family.getByText(/Declan moves further away/).first()).toBeAttached();
  });
  await endPlacement(admin, placement);
});
