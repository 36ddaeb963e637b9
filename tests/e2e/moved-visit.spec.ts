import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { daysAfter, weekdayOf } from '../../src/domain/calendar-day.ts';
import { formatLongDay, today } from '../../src/domain/operator.ts';
import { mailsTo } from './account-mail.ts';
import { apply, endPlacement, placeByPhone, publish, sendRequest, TOMORROW } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
const THURSDAY_AFTERNOON = 1 << 13;
const THURSDAY = 3;
/** The first Thursday that is surely in the future. */
const agreed = daysAfter(today(), ((THURSDAY - weekdayOf(today()) + 7) % 7) + 7);
const moved = daysAfter(agreed, -1);

test('everyone sees a moved visit at its new time, with the earlier one @full', async ({
  page: family,
  origin,
  admin,
  signInAs,
}) => {
  const key = await sendRequest(admin, 'Ciara Nolan', {
    availability: THURSDAY_AFTERNOON,
    set_times: { 1: '12:00' },
    hours_per_visit: 1,
    contact_email: 'ciara.nolan@moved.test',
  });
  const application = await apply(origin, declan, await publish(admin, key.id, 'Thursdays at noon'));
  const placement = await placeByPhone(admin, application, { starts_on: TOMORROW });
  const staff = await signInAs(demoAccounts.admin);
  const from = `${formatLongDay(agreed)}, 12:00–13:00`;
  const to = `${formatLongDay(moved)}, 10:15–11:15`;

  await test.step('staff move it, as the family asked by phone', async () => {
    await staff.goto(`/admin/placements/${placement}`);
    await staff
      .getByRole('button', { name: /^Change : the visit on .*12:00–13:00/ })
      .last()
      .click();
    await staff.getByRole('menuitem', { name: 'Move visit' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Move the visit to/ });
    await dialog.getByLabel('New day').fill(moved);
    await dialog.getByLabel('Begins at').fill('10:15');
    await dialog.getByLabel('Who told us?').fill('Ciara Nolan');
    await dialog.getByLabel('Why').fill('The dentist comes at noon.');
    await dialog.getByRole('button', { name: 'Move visit' }).click();
    await expect(staff.getByText(/10:15–11:15 · Moved from .*, 12:00–13:00: The dentist/)).toBeVisible();
    await expectNoFaults(staff, 'a visit that is moved');
  });

  await test.step('both are emailed both times', async () => {
    await expect
      .poll(async () => (await mailsTo(origin, 'ciara.nolan@moved.test')).at(0)?.text)
      .toContain(`on ${from}, has moved. Declan will come on ${to}.`);
    await expect
      .poll(async () => (await mailsTo(origin, declan.email)).at(0)?.text)
      .toContain(`on ${from}, has moved. Please come on ${to}.`);
  });

  await test.step('the emails open each page at the visit, with both times', async () => {
    const linkTo = async (email: string) =>
      /https?:\/\/\S+\?visit=\S+/.exec((await mailsTo(origin, email)).at(0)?.text ?? '')?.[0] ?? '';
    await family.goto(await linkTo('ciara.nolan@moved.test'));
    await expect(family.locator(':focus')).toContainText(`Moved from ${from}.`);
    await expect(family.getByText(`Moved from ${from}.`)).toBeVisible();
    await expect(family.getByText('10:15–11:15: Declan')).toBeVisible();
    const caregiver = await signInAs(declan);
    await caregiver.goto(await linkTo(declan.email));
    await expect(caregiver.locator(':focus')).toContainText(`Moved from ${from}.`);
    await caregiver.getByRole('button', { name: `I can’t come on ${to}` }).click();
    await caregiver.getByRole('dialog').getByRole('button', { name: 'I can’t come' }).click();
    await expect(caregiver.getByText(/^We’ve told the family\./).first()).toBeVisible();
    await family.reload();
    await expect(family.getByText(/^Declan can’t come/)).toBeVisible();
    await expect(family.getByText(`Moved from ${from}.`), 'it still is').toBeVisible();
  });

  await test.step('so does the board, on screen and on paper', async () => {
    await staff.goto(`/admin/visits?week=${daysAfter(moved, -weekdayOf(moved))}`);
    const line = staff.getByRole('row').filter({ hasText: 'Ciara Nolan' });
    await expect(line).toContainText(/10:15–11:15.*Declan Byrne can’t come/);
    await staff.emulateMedia({ media: 'print' });
    await expect(line.getByText(/^Was on .*, 12:00–13:00/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Print' })).toBeHidden();
  });
  await endPlacement(admin, placement);
});
