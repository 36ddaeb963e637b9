import { randomBytes, randomUUID } from 'node:crypto';
import { demoAccount } from '../../scripts/demo/accounts.ts';
import { daysAfter } from '../../src/domain/calendar-day.ts';
import { operator, today } from '../../src/domain/operator.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, endPlacement, placeByPhone, publish, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
/** Two screens of a phone. */
const LONGEST = 1_480;

test('a family’s page begins with what to do, and is short on a phone @full', async ({
  page,
  origin,
  admin,
  visitor,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heading = page.getByRole('heading', { level: 1 });
  const key = await sendRequest(admin, 'Ciara Short');
  await page.setViewportSize({ width: 360, height: 740 });
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

  const byKey = { reference: placed.reference, secret: placed.trackingSecret };
  const isShort = async (words: string) => {
    await page.reload();
    await expect(page.getByText(words).first()).toBeVisible();
    expect(await height(), words).toBeLessThan(LONGEST);
  };
  const message = { id: randomUUID(), about: 'other', words: 'Is there a key? '.repeat(20) };
  await visitor('ask_team', { ...byKey, ...message });
  await isShort('We’ll answer by');
  await admin('answer_family', { message_id: message.id, words: 'Yes, by the door. '.repeat(20) });
  await isShort('We answered: “Yes, by the door. Yes, by the door.');
  const brother = { reference: placed.reference, trackingSecret: randomBytes(16).toString('hex') };
  await visitor('add_link', { ...byKey, name: 'Brother', new_secret: brother.trackingSecret });
  await page.goto(trackingLink(origin, brother));
  await isShort('Keep my request on it');
  await admin('end_placement', {
    placement_id: placement,
    reason: 'Declan moves away.',
    last_day: daysAfter(today(), 30),
  });
  await isShort('Last day:');
  await endPlacement(admin, placement);
  await isShort('Your request is closed');
});
