import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { formatDate, formatFullDay, formatLongDay, today } from '../../src/domain/operator.ts';
import { type Caller, callerOf, offerSeen, publish, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mayShare } from './may-share.ts';
import { card } from './story-steps.ts';
import { DAY, EVENING_AND_NIGHT } from './tonight.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => today(new Date(Date.now() + days * DAY_MS));

/** Publishes a request as a job. */
async function newJob(staff: Caller, family: string, title: string): Promise<string> {
  const { id } = await sendRequest(staff, family, { availability: EVENING_AND_NIGHT });
  return publish(staff, id, title);
}

async function expectToFit(page: Page, where: string): Promise<void> {
  await expectNoFaults(page, where);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width} px`);
  }
}

test.use({ ownServer: true });

test('an offer is read and answered, and a change in between is shown @full', async ({
  origin,
  sql,
  admin: staff,
  signInAs,
}) => {
  const api = await callerOf(origin, demoAccounts.caregiver);
  const page = await signInAs(demoAccounts.caregiver);
  const applicationFor = async (job: string) => {
    type Own = { id: string; job: { id: string } | null; placement: { id: string } | null };
    const found = ((await api('my_applications', {})) as Own[]).find((one) => one.job?.id === job);
    if (!found) throw new Error(`There is no application for ${job}.`);
    return found;
  };

  const TITLE = 'Evenings in Monkstown';
  const job = await newJob(staff, 'Orla Monks', TITLE);
  const mine = page.getByRole('main');
  // The times are unfolded from the start if she is free at none.
  const openTimes = async () => {
    const times = mine.locator('details', { has: page.getByText('Choose the times', { exact: true }) });
    await times.waitFor();
    if (!(await times.evaluate((fold: HTMLDetailsElement) => fold.open)))
      await times.locator('summary').click();
  };

  await test.step('an applicant chooses whether the family may see their profile, and can change that', async () => {
    await page.goto(`/caregiver/apply/${job}`);
    const asked = page.getByRole('group', { name: 'May we share your profile with the family?' });
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(asked.getByRole('radio', { name: 'Yes' })).toBeFocused();
    await expect(asked.getByText('Choose yes or no', { exact: false })).toBeInViewport();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await mayShare(page, 'Yes');
    // Another placement takes them. Nothing is chosen for her then.
    await page.getByRole('radio', { name: /^I can do some/ }).check();
    await openTimes();
    const part = page.getByRole('group', { name: 'Times you can do' });
    await part.getByRole('checkbox', { name: `${DAY} night` }).uncheck();
    await part.getByRole('checkbox', { name: `${DAY} evening` }).check();
    await page.reload();
    await expect(asked.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await openTimes();
    await expect(part.getByRole('checkbox', { name: `${DAY} night` })).not.toBeChecked();
    await expectNoFaults(page, 'applying for a part of the times');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/\/caregiver\/applications\/.+/);
    await expect(mine).toContainText(`${DAY} evenings`);
    await expect(mine).toContainText(`Not ${DAY} nights`);
    const kept = mine.getByRole('checkbox', { name: /^You can share my profile/ });
    await expect(kept).toBeChecked();
    await kept.click();
    await expect(page.getByText('We don’t share your profile with the family.')).toBeVisible();
    await page.reload();
    await expect(kept).not.toBeChecked();
    await kept.click();
    await expect(page.getByText('We can share your profile with the family.', { exact: true })).toBeVisible();
    await expectToFit(page, 'an application with its choice');
  });

  await test.step('an offer leads from the dashboard to its terms, and is accepted', async () => {
    const { id } = await applicationFor(job);
    const terms = {
      availability: EVENING_AND_NIGHT,
      hourly_rate: 19.5,
      starts_on: today(),
    };
    await staff('offer_job', {
      application_id: id,
      ...terms,
      seen: { offered_at: null, family: null, caregiver: null },
    });
    await page.goto('/caregiver/dashboard');
    // An offer for today ends today.
    const by = formatLongDay(today());
    await expect(page.getByText(new RegExp(`Answer by ${by}\\.`))).toBeVisible();
    await page.getByRole('link', { name: 'Answer the offer' }).click();
    await expect(mine).toContainText(`Please answer by ${by}.`);
    // The address no longer leads to the offer, which will be gone.
    await expect(page).toHaveURL(/\/applications\/[\w-]+$/);
    for (const words of ['19.50 an hour', 'Dún Laoghaire', formatDate(today())])
      await expect(mine).toContainText(words);
    await expectToFit(page, 'an offer');
    await mine.getByRole('button', { name: /^Accept the offer for/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this offer?' });
    await expect(dialog).toContainText('we’ll talk to the family');
    await expectNoFaults(page, 'accepting an offer');
    await dialog.getByRole('button', { name: 'Accept the offer' }).click();
    await expect(mine).toContainText('What you accepted');
    await expect(mine).toContainText('Next, we’ll talk to the family');
    await expect(mine.getByRole('button', { name: /^Decline/ })).toHaveCount(0);
  });

  await test.step('placed, the first day is confirmed once; the end has its day and reason', async () => {
    const { id } = await applicationFor(job);
    await staff('place_caregiver', {
      application_id: id,
      family_said_by: 'Orla Monks, by phone',
      family_said_on: today(),
      ...(await offerSeen(origin, id)),
    });
    await page.reload();
    await expect(mine).toContainText('Your terms');
    await expectToFit(page, 'a placement');
    // Before its first visit there was none to be at. It has visits on this day of the week, since it began.
    const confirm = mine.getByRole('button', { name: /^I was there on / });
    await sql(
      `update public.placements set starts_on = private.today() - 7, placed_at = now() - interval '7 days'
       where application_id = '${id}'`,
    );
    await page.reload();
    await confirm.click();
    await expect(mine).toContainText('You told us that you were there on');
    await page.reload();
    await expect(mine).toContainText('If that’s wrong, call us.');
    await expect(confirm).toHaveCount(0);
    const { placement } = await applicationFor(job);
    await staff('end_placement', { placement_id: placement?.id, reason: 'Orla moves to her son.' });
    await page.reload();
    await expect(mine).toContainText(`This placement ended on ${formatFullDay(today())}.`);
    await expect(mine).toContainText('Reason: Orla moves to her son.');
    await expect(mine.getByText('7 Seapoint Avenue')).toHaveCount(0);
  });

  const OTHER = 'Nights in Glasthule';
  const other = await newJob(staff, 'Tadhg Thule', OTHER);
  const theirs = page.getByRole('main');
  const application = (await api('apply_to_job', { job_id: other, message: '' })) as string;
  const offer = async (hourly_rate: number) =>
    staff('offer_job', {
      application_id: application,
      hourly_rate,
      ...(await offerSeen(origin, application)),
    });

  await test.step('a no says why; what was typed stays until it is sent', async () => {
    await offer(18);
    await page.goto('/caregiver/applications');
    await card(page, OTHER).getByRole('link', { name: 'Read it and answer' }).click();
    await theirs.getByRole('button', { name: /^Decline the offer for/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this offer?' });
    await dialog.getByRole('textbox').fill('The last bus leaves before that.');
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await theirs.getByRole('button', { name: /^Decline the offer for/ }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('The last bus leaves before that.');
    await expectNoFaults(page, 'declining an offer');
    await dialog.getByRole('button', { name: 'Decline the offer' }).click();
    await expect(theirs).toContainText('Shortlisted');
    await expect(theirs.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  });

  const accept = async () => {
    await theirs.getByRole('button', { name: /^Accept the offer for/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  };

  await test.step('terms that changed in between are shown before a side agrees to them', async () => {
    await offer(19);
    await page.reload();
    await expect(theirs).toContainText('19 an hour');
    await offer(21);
    await accept();
    await expect(theirs).toContainText('The offer has changed. Read it again, then answer.');
    await expect(theirs).toContainText('21 an hour');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(theirs).toContainText('Offered');
  });

  await test.step('an expired offer is not accepted', async () => {
    await sql(
      `update public.offers set stands_until = private.today() - 1 where application_id = '${application}'`,
    );
    await accept();
    await expect(theirs).toContainText('This offer has ended.');
    await expect(theirs.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/caregiver/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Answer the offer' })).toHaveCount(0);
  });
});

test('days off are added and removed, independent of the profile @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/profile-completion?section=days-off');
  const days = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Days off' }) });
  const [from, to] = [inDays(40), inDays(47)];
  await days.getByLabel('First day off').fill(to);
  await days.getByLabel('Last day off').fill(from);
  await days.getByRole('button', { name: 'Add days off' }).click();
  await expect(days.getByRole('alert')).toContainText('The last day can’t be before the first.');
  await days.getByLabel('First day off').fill(from);
  await days.getByLabel('Last day off').fill(to);
  await days.getByLabel('I can’t come to these visits').check();
  await days.getByRole('button', { name: 'Add days off' }).click();
  const entry = days.getByRole('listitem').filter({ hasText: `${formatDate(from)} to ${formatDate(to)}` });
  await expect(entry).toBeVisible();
  await expect(days.getByLabel('First day off')).toHaveValue('');
  await expectToFit(page, 'days off');

  await days.getByLabel('First day off').fill(from);
  await days.getByLabel('Last day off').fill(from);
  await days.getByRole('button', { name: 'Add days off' }).click();
  await expect(days.getByRole('alert')).toContainText('You already have days off from this day.');
  await page.reload();
  await entry.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove, and I can come' }).click();
  await expect(entry).toHaveCount(0);
});
