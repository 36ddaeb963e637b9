import type { Page } from '@playwright/test';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { newAddress } from './account-mail.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { unfold } from './unfold.ts';

/** The nights of Monday to Thursday, in Cork, where the demo has caregivers for them. */
const NIGHTS = 0x8888;
const today = () => new Date().toISOString().slice(0, 10);
const main = (page: Page) => page.getByRole('main');
const coverage = (page: Page) => page.locator('section', { hasText: 'Who covers the week' });

test('two caregivers share four nights, and the end of one placement opens its nights again @full', async ({
  origin,
  signInAs,
}) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const [town] = (await admin('search_places', { query: 'Douglas' })) as { id: number }[];
  const key = await sendRequest(admin, 'Nell Coffey', {
    place_id: town?.id,
    availability: NIGHTS,
    care_types: ['overnight_care'],
    contact_email: newAddress('coffey'),
  });
  const place = async (name: string, title: string) => {
    const caregiver = await callerOf(origin, demoAccount(name));
    const jobs = (await caregiver('match_jobs', {})) as { job_id: string; title: string }[];
    const job = jobs.find((each) => each.title.startsWith(title))?.job_id;
    const application_id = await caregiver('apply_to_job', { job_id: job });
    const said = {
      family_said_by: 'Nell Coffey',
      caregiver_said_by: 'By phone',
      seen: { offered_at: null, family: null, caregiver: null },
    };
    const days = { family_said_on: today(), caregiver_said_on: today(), starts_on: today() };
    return (await admin('place_caregiver', { application_id, ...said, ...days })) as string;
  };
  const page = await signInAs(demoAccounts.admin);
  const family = await page.context().newPage();
  await page.goto(`/admin/requests/${key.id}`);

  await test.step('two nights are published, then the rest', async () => {
    await page.getByRole('button', { name: 'Publish as job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish as job' });
    await expect(dialog.getByRole('checkbox', { name: /night$/, checked: true })).toHaveCount(4);
    for (const night of ['Tuesday night', 'Thursday night'])
      await dialog.getByRole('checkbox', { name: night }).uncheck();
    await expect(dialog.getByLabel('Description')).toHaveValue(/Times: Monday and Wednesday nights\./);
    await dialog.getByLabel('Job title').fill(`Mondays ${key.reference}`);
    await expectNoFaults(page, 'publishing a part');
    await dialog.getByRole('button', { name: 'Publish job' }).click();
    await expect(dialog).toBeHidden();
    await expect(coverage(page).getByText('Unassigned')).toBeVisible();
    await coverage(page).getByRole('button', { name: 'Publish the rest' }).click();
    await expect(dialog.getByRole('checkbox', { name: /night$/ })).toHaveCount(2);
    await dialog.getByLabel('Job title').fill(`Tuesdays ${key.reference}`);
    await dialog.getByRole('button', { name: 'Publish job' }).click();
    await expect(dialog).toBeHidden();
    await expect(coverage(page).getByText('Unassigned')).toBeHidden();
    await expect(coverage(page).getByText('Job 2Tuesday and Thursday nights')).toBeVisible();
    // Jobs just published are unfolded.
    for (const job of [1, 2])
      await expect(page.getByRole('heading', { name: `Best matches for job ${job}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Other applications for job 2' })).toBeVisible();
  });

  const marta = await test.step('one placed, both pages show half of it covered', async () => {
    const placement = await place('marta.zielinska', `Mondays ${key.reference}`);
    await page.reload();
    await expect(coverage(page).getByRole('link', { name: 'Marta Zielińska' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Monday/ }).first()).toContainText('Needed, covered');
    await expect(page.getByRole('row', { name: /^Tuesday/ }).first()).toContainText('Needed, not covered');
    await expectNoFaults(page, 'a request that is covered in part');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'a request that is covered in part, at 320 px');
    await page.setViewportSize({ width: 1280, height: 800 });
    await family.goto(trackingLink(origin, key));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(
      'Some of your times are not covered yet',
    );
    await expect(main(family).getByText('Not all times are covered').first()).toBeVisible();
    await expectNoFaults(family, 'a family whose week is covered in part');
    return placement;
  });

  await test.step('with the second it is matched', async () => {
    await place('eoin.osullivan', `Tuesdays ${key.reference}`);
    await page.reload();
    await expect(main(page).getByText('Matched', { exact: true }).first()).toBeVisible();
    await unfold(family, 'What has happened');
    await family.getByRole('button', { name: 'Refresh' }).click();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Your week is covered');
    await expect(family.getByRole('heading', { name: 'Your caregivers' })).toBeVisible();
    await expect(family.getByRole('heading', { level: 3, name: /^(Marta|Eoin)/ })).toHaveCount(2);
    await expect(
      main(family).getByText('Marta was placed with you, for a part of your week', { exact: true }),
    ).toBeVisible();
  });

  await test.step('an end opens the nights again, then they are no longer needed', async () => {
    await page.goto(`/admin/placements/${marta}`);
    await page.getByRole('button', { name: 'End placement' }).click();
    const dialog = page.getByRole('dialog', { name: /^End .+’s placement with / });
    await dialog.getByLabel('Cause, for our reports').selectOption('The family gives the care');
    await dialog.getByLabel('Reason').fill('Her granddaughter takes these nights.');
    await dialog.getByRole('button', { name: 'End placement' }).click();
    await expect(dialog).toBeHidden();
    await family.getByRole('button', { name: 'Refresh' }).click();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(
      'Some of your times are not covered yet',
    );
    await expect(main(family).getByText('Not all times are covered')).toBeVisible();
    // Her first night may be later, since care begins on a day with a visit.
    await expect(
      main(family)
        .getByText(/^Marta (no longer comes|won’t start)/)
        .first(),
    ).toBeVisible();
    await expect(main(family).getByText('“Her granddaughter takes these nights.”')).toBeVisible();
    await page.goto(`/admin/requests/${key.id}`);
    await expect(main(page).getByText('Open', { exact: true }).first()).toBeVisible();
    await coverage(page).getByRole('button', { name: 'No longer needed' }).click();
    await page.getByRole('button', { name: 'Remove them' }).click();
    await expect(main(page).getByText('Matched', { exact: true }).first()).toBeVisible();
    await expect(coverage(page)).toHaveCount(0);
  });
});
