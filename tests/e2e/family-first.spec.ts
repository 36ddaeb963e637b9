import { demoAccount } from '../../scripts/demo/accounts.ts';
import { operator } from '../../src/domain/operator.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, endPlacement, placeByPhone, publish, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
/** Two screens of a phone. */
const LONGEST = 1_480;

test('a family’s page begins with what to do, and is short on a phone', async ({ page, origin, admin }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heading = page.getByRole('heading', { level: 1 });
  const key = await sendRequest(admin, 'Ciara Short');
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(trackingLink(origin, key));
  await expect(heading).toHaveText('We have your request');
  await expect(page).toHaveTitle('We have your request – Caregiver Placement');
  expect(await height()).toBeLessThan(LONGEST);
  await expectNoSidewaysScroll(page, 'a short page');

  for (const question of ['Is there a lift in the house?', 'Is there a garden?'])
    await admin('ask_family', { request_id: key.id, question });
  await page.reload();
  await expect(heading).toHaveText('We have questions for you');
  await expect(heading).toBeFocused();
  const answers = page.getByLabel('Your answer');
  await expect(answers.first()).toBeVisible();
  await expect(answers.last()).toBeHidden();
  expect(await height()).toBeLessThan(LONGEST);
  await page.getByText('Is there a garden?').click();
  await expect(answers.last()).toBeVisible();

  const placed = await sendRequest(admin, 'Ciara Placed Short');
  const job = await publish(admin, placed.id, 'Walks by the sea');
  const placement = await placeByPhone(admin, await apply(origin, declan, job));
  await page.goto(trackingLink(origin, placed));
  await expect(heading).toHaveText(/^Declan comes /);
  await expect(page.getByText('Declan Byrne', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: operator.contact.phone }).first()).toBeVisible();
  expect(await height()).toBeLessThan(LONGEST);
  await expectNoFaults(page, 'a folded page');
  await endPlacement(admin, placement);
});
