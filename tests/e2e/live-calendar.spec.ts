import { demoAccount } from '../../scripts/demo/accounts.ts';
import { apply, endPlacement, placeByPhone, publish, sendRequest, TOMORROW } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
const THURSDAY_EVENING = 1 << 14;

test('a caregiver’s calendar follows the visits by its private link, until that ends @full', async ({
  origin,
  admin,
  signInAs,
  request,
}) => {
  const key = await sendRequest(admin, 'Ciara Nolan', { availability: THURSDAY_EVENING });
  const application = await apply(origin, declan, await publish(admin, key.id, 'Thursdays with cards'));
  const placement = await placeByPhone(admin, application, { starts_on: TOMORROW });
  const page = await signInAs(declan);
  const dialog = page.getByRole('dialog');
  const visitsAt = async (address: string) =>
    (await (await request.get(address)).text()).split('BEGIN:VEVENT').length - 1;

  const address = await test.step('the caregiver makes the address, and reads who can see what', async () => {
    await page.goto('/caregiver/dashboard');
    await page.getByRole('button', { name: 'Put my visits in my calendar' }).click();
    await expect(dialog.getByText(/^Anyone with the link sees/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Make my link' }).click();
    const open = dialog.getByRole('link', { name: 'Add it to my calendar' });
    await expect(open).toHaveAttribute('href', /^webcal:.*\/visit-calendar\/[0-9a-f]{32}\.ics$/);
    await expectNoFaults(page, 'a calendar link');
    const made = (await open.getAttribute('href')) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();
    return made.replace('webcal:', 'http:');
  });

  await test.step('a cancelled visit is no longer in the calendar', async () => {
    const before = await visitsAt(address);
    expect(before).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: /^I can’t come on/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'I can’t come' }).click();
    await expect.poll(() => visitsAt(address)).toBe(before - 1);
  });

  await test.step('the caregiver ends it, and it stops at once', async () => {
    await page.getByRole('button', { name: 'Put my visits in my calendar' }).click();
    await expect(dialog.getByText(/^You have had a link since/)).toBeVisible();
    await dialog.getByRole('button', { name: 'End it' }).click();
    await dialog.getByRole('button', { name: 'End the link' }).click();
    await expect(dialog.getByRole('button', { name: 'Make my link' })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });
  await endPlacement(admin, placement);
});
