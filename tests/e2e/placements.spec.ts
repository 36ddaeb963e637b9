import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { today } from '../../src/domain/operator.ts';
import { slotsOf } from '../../src/domain/availability.ts';
import { weekdayOf } from '../../src/domain/calendar-day.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { newAddress } from './account-mail.ts';
import { apply, type Caller, endPlacement, placeByPhone, publish, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { unfold } from './unfold.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const declan = demoAccount('declan.byrne');
/** Wednesday morning and Saturday evening, which no other journey asks for. */
const TIMES = (1 << 8) | (1 << 22);

/** Publishes a request with these times. Returns its key and the job. */
async function published(admin: Caller, title: string, availability: number) {
  const key = await sendRequest(admin, 'Ciara Nolan', { availability, contact_email: newAddress('nolan') });
  return { key, job: await publish(admin, key.id, title) };
}

/** Lets a person apply, and places them with both yeses by phone. Returns the placement's id. */
async function place(admin: Caller, origin: string, job: string, account: typeof declan, terms: object = {}) {
  return placeByPhone(admin, await apply(origin, account, job), { starts_on: today(), ...terms });
}

const state = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

test('a placement is found, corrected, and ended on a later day @full', async ({
  admin,
  origin,
  signInAs,
}) => {
  const title = 'Harbour walks to correct';
  const { key, job } = await published(admin, title, TIMES);
  const id = await place(admin, origin, job, declan, { starts_on: dayIn(7) });
  const page = await signInAs(demoAccounts.admin);

  await test.step('the list leads to it', async () => {
    await page.goto('/admin/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Placements', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/placements$/);
    await page.getByLabel('Search by client or caregiver').fill('Declan');
    await page.getByLabel('Status').selectOption('live');
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Upcoming');
    await expectNoFaults(page, 'placements');
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(id));
  });

  await test.step('only the job’s times are possible, and a fault shows beside its field', async () => {
    await expect(page.getByText('Still to come.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nobody came' })).toHaveCount(0);
    await expectNoFaults(page, 'a placement');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'a placement at 320 px');
    await page.setViewportSize({ width: 1280, height: 800 });
    await choose(page, 'Correct the terms');
    const dialog = page.getByRole('dialog', { name: 'Correct the terms' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expectNoFaults(page, 'correcting a placement');
    await dialog.getByRole('button', { name: 'Correct the terms' }).click();
    await expect(dialog.getByText(/^Nothing is different yet/)).toBeVisible();
    await dialog.getByLabel('First day').fill(dayIn(-3));
    await dialog.getByRole('button', { name: 'Correct the terms' }).click();
    await expect(dialog.getByText(/Choose a first day from today/).first()).toBeVisible();
    await dialog.getByLabel('First day').fill(dayIn(8));
    await dialog.getByLabel('Hourly rate').fill('27.50');
    await dialog.getByRole('checkbox', { name: 'Saturday evening' }).uncheck();
    await dialog.getByRole('button', { name: 'Correct the terms' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('€27.50', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Saturday/ })).toContainText('not agreed');
    await expect(page.getByText(/^Changed: /)).toBeVisible();
  });

  await test.step('it ends on a future day, and the family reads that day', async () => {
    await page.getByRole('button', { name: 'End placement' }).click();
    const dialog = page.getByRole('dialog', { name: /^End .+’s placement with / });
    await dialog.getByRole('button', { name: 'End placement' }).click();
    await expect(dialog.getByText('Write a few words.').first()).toBeVisible();
    await dialog.getByLabel('Cause, for our reports').selectOption('The family gives the care');
    await dialog.getByLabel('Reason').fill('Her daughter moves in.');
    await dialog.getByLabel('Last day').fill(dayIn(30));
    await expect(dialog).toContainText('until that day');
    await expectNoFaults(page, 'ending a placement');
    await dialog.getByRole('button', { name: 'End placement' }).click();
    await expect(dialog).toBeHidden();
    await expect(state(page, 'Last day agreed')).toBeVisible();
    await expect(page.getByText('Her daughter moves in.').first()).toBeVisible();
    await page.goto(trackingLink(origin, key));
    await expect(page.getByText(/^Last day: /)).toBeVisible();
    await unfold(page, 'Your week');
    const week = page.getByText('Wednesday mornings', { exact: true }).filter({ visible: true });
    await expect(week.first()).toBeVisible();
    // Saturday evening, which is no longer agreed on.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Some of your times are not covered yet',
    );
  });
});

test('times taken by another placement name its client and job @full', async ({
  admin,
  origin,
  signInAs,
}) => {
  const [morning, afternoon] = [1 << 16, 1 << 17];
  const { job } = await published(admin, 'Friday mornings', morning);
  // From tomorrow on: on a Friday, today’s visit may be over.
  const terms = { starts_on: dayIn(1) };
  const first = await place(admin, origin, job, declan, terms);
  const { job: other } = await published(admin, 'Fridays with lunch', morning | afternoon);
  const id = await place(admin, origin, other, declan, { ...terms, availability: afternoon });
  const page = await signInAs(demoAccounts.admin);
  await page.goto(`/admin/placements/${id}`);
  await choose(page, 'Correct the terms');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Friday morning' }).check();
  await dialog.getByRole('button', { name: 'Correct the terms' }).click();
  await expect(dialog.getByText(/placed with .*\(“Friday mornings”\)/).first()).toBeVisible();
  for (const placement of [first, id]) await endPlacement(admin, placement);
});

test('a successor follows a caregiver who did not come @full', async ({ admin, origin, sql, signInAs }) => {
  const title = 'Mornings with the piano';
  // Yesterday's morning is over at any hour.
  const yesterday = (weekdayOf(today()) + 6) % 7;
  const { key, job } = await published(admin, title, slotsOf([yesterday], [0]));
  const placedBefore = async (account: typeof declan) => {
    const id = await place(admin, origin, job, account);
    await sql(
      `update public.placements set starts_on = private.today() - 1, placed_at = now() - interval '1 day' where id = '${id}'`,
    );
    return id;
  };
  const first = await placedBefore(declan);
  const page = await signInAs(demoAccounts.admin);
  const stale = await signInAs(demoAccounts.admin);
  for (const tab of [page, stale]) await tab.goto(`/admin/placements/${first}`);

  await test.step('a missed visit is recorded, and ends nothing', async () => {
    await page.getByText('Visits of the last month, as agreed').click();
    await page.getByRole('button', { name: /^Nobody came/ }).click();
    await page.getByLabel('Who told us?').fill('Her daughter');
    await page.getByLabel('Why').fill('The bus was late.');
    await page.getByRole('button', { name: 'Record it' }).click();
    await expect(page.getByText(/The bus was late\./).first()).toBeVisible();
    await expect(page.getByText(/Nobody came/).first()).toBeVisible();
  });

  await test.step('ended, it never began', async () => {
    await page.getByRole('button', { name: 'End placement' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Cause, for our reports').selectOption('Something else');
    await dialog.getByLabel('Reason').fill('Nobody came.');
    await dialog.getByRole('checkbox', { name: 'Look for someone else' }).check();
    await dialog.getByRole('button', { name: 'End placement' }).click();
    await expect(state(page, 'Missed first visit')).toBeVisible();
    await expect(page.getByText('We’re looking for a replacement.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'End placement' })).toHaveCount(0);
    await expectNoFaults(page, 'a placement that has ended');
  });

  await test.step('an open tab says that it is too late', async () => {
    await stale.getByRole('button', { name: 'End placement' }).click();
    await stale.getByLabel('Cause, for our reports').selectOption('Something else');
    await stale.getByLabel('Reason').fill('Too late');
    await stale.getByRole('dialog').getByRole('button', { name: 'End placement' }).click();
    await expect(stale.getByText('Someone was quicker')).toBeVisible();
    await expect(state(stale, 'Missed first visit')).toBeVisible();
  });

  await test.step('its application and the match say so, and it is considered again on purpose', async () => {
    await page.getByRole('link', { name: 'How it was agreed' }).click();
    await expect(page.getByText(/^Declan Byrne did not come on /)).toBeVisible();
    await expect(page.getByText('can now see the family’s contact')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Shortlist' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reopen application' }).click();
    await expect(state(page, 'Received')).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByLabel('Reason').fill('Someone else comes.');
    await page.getByRole('button', { name: 'Decline application' }).click();
    await expect(state(page, 'Not chosen')).toBeVisible();
  });

  await test.step('the next placement follows, until it ends without a search', async () => {
    const second = await placedBefore(demoAccounts.caregiver);
    await page.goto(`/admin/placements/${second}`);
    await page.getByRole('link', { name: 'Declan Byrne' }).click();
    await expect(page).toHaveURL(new RegExp(first));
    await expect(page.getByText('Replaced by')).toBeVisible();
    await page.getByRole('link', { name: 'Aoife Brennan' }).click();
    await expect(page).toHaveURL(new RegExp(second));
    await page.getByRole('button', { name: 'End placement' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Cause, for our reports').selectOption('The client needs no more care');
    await dialog.getByLabel('Reason').fill('She is well again.');
    await dialog.getByRole('button', { name: 'End placement' }).click();
    await expect(state(page, 'Ended')).toBeVisible();
    await page.goto(`/admin/requests/${key.id}`);
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
    await expect(
      page
        .locator('section', { has: page.getByRole('heading', { name: 'Placements' }) })
        .getByRole('listitem'),
    ).toHaveCount(2);
  });
});
