import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { slotsOf } from '../../src/domain/availability.ts';
import { weekdayOf } from '../../src/domain/calendar-day.ts';
import { today } from '../../src/domain/operator.ts';
import { newCaregiver } from './account-mail.ts';
import { apply, callerOf, offerSeen, publish, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { embeddedOnly } from './embedded-only.ts';
import { expect, test } from './fixtures.ts';
import { broughtAlong, copiesIn, see } from './kept-on-device.ts';
import { mayShare } from './may-share.ts';
import { openSession, storageOf } from './session.ts';
import { signIn } from './sign-in.ts';
import { siteWithWorker } from './site-with-worker.ts';
import { EVENING_AND_NIGHT } from './tonight.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.beforeEach(() => embeddedOnly('stops an API that is at the site’s own address'));

const DAY_MS = 86_400_000;
const inDays = (days: number) => today(new Date(Date.now() + days * DAY_MS));
/** Late in the evening only one visit of today is left, so there is one tomorrow, too. */
const TIMES = EVENING_AND_NIGHT | slotsOf([weekdayOf(inDays(1))], [2]);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const asOf = (page: Page) => page.getByText(/^As of .+\. We can’t reach the service$/);
const unreached = (page: Page) => page.getByText('We can’t reach the service.', { exact: false });

/** Screens that can be read without a connection. */
const SCREENS = [
  'DocumentsScreen',
  'ApplicationsScreen',
  'JobsScreen',
  'ApplyScreen',
  'ProfileScreen',
  'VisitDialog',
  'SaidNotices',
];

test('with the server stopped a caregiver reads the last saved copies, and the area recovers by itself @full', async ({
  browser,
  origin,
  sql,
  admin: staff,
}) => {
  const api = await callerOf(origin, demoAccounts.caregiver);
  const TITLE = 'Evenings in Monkstown';
  const request = await sendRequest(staff, 'Orla Monks', { availability: TIMES });
  const job = await publish(staff, request.id, TITLE);
  const application = await apply(origin, demoAccounts.caregiver, job);
  const other = await publish(staff, (await sendRequest(staff, 'Nuala Quay')).id, 'Mornings on the quay');
  await staff('offer_job', {
    application_id: application,
    hourly_rate: 19.5,
    starts_on: today(),
    ends_on: inDays(2),
    availability: TIMES,
    seen: { offered_at: null, family: null, caregiver: null },
  });
  const [offer] = (
    (await api('my_applications', {})) as { id: string; offer: { offeredAt: string } }[]
  ).filter(({ id }) => id === application);
  await api('answer_offer', {
    application_id: application,
    accepts: true,
    reason: '',
    offered_at: offer?.offer.offeredAt,
  });
  await staff('place_caregiver', {
    application_id: application,
    family_said_by: 'Orla Monks, by phone',
    family_said_on: today(),
    ...(await offerSeen(origin, application)),
  });
  // The caregiver is asked about the first day once its visit has begun.
  await sql(
    `update public.placements set starts_on = private.today() - 7, placed_at = now() - interval '7 days' where application_id = '${application}'`,
  );

  const site = await siteWithWorker(origin);
  const storageState = storageOf(site.origin, await openSession(origin, demoAccounts.caregiver));
  const context: BrowserContext = await browser.newContext({ baseURL: site.origin, storageState });
  const page = await context.newPage();
  const main = page.getByRole('main');
  const mine = `/caregiver/applications/${application}`;

  await test.step('what the caregiver sees is kept', async () => {
    await see(page, '/caregiver/dashboard', 'match_jobs');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await see(page, '/caregiver/documents', 'GET documents');
    await see(page, '/caregiver/jobs', '"sort":"fit"');
    await see(page, `/caregiver/apply/${String(job)}`, 'rpc/my_job');
    await see(page, `/caregiver/apply/${String(other)}`, `job_id=${String(other)}`);
    await see(page, mine, '7 Seapoint Avenue');
    await broughtAlong(page, SCREENS);
    // Which staff opened the documents is not kept.
    expect(await copiesIn(page)).not.toMatch(/my_document_views|admin@demo/);
  });

  await site.stop();

  await test.step('each screen opens read-only with its time', async () => {
    for (const [address, words] of [
      ['/caregiver/dashboard', 'Jobs for you'],
      ['/caregiver/applications', TITLE],
      ['/caregiver/documents', 'Driving licence'],
      ['/caregiver/jobs', 'You need a connection to search for other jobs.'],
      [`/caregiver/apply/${String(job)}`, TITLE],
      [mine, '7 Seapoint Avenue'],
    ] as const) {
      await page.goto(address);
      await expect(asOf(page), address).toBeVisible();
      await expect(main, address).toContainText(words);
      if (address === '/caregiver/documents')
        await expect(main).toContainText('You need a connection to send it.');
      await expectNoFaults(page, `${address} without a connection`);
      await expectNoSidewaysScroll(page, `${address} without a connection`);
    }
    await expect(main.getByRole('link', { name: '+353 1 555 0134' })).toBeVisible();
    await expect(main.getByText('Speaks')).toBeVisible();
    await expect(main).toContainText('You need a connection to tell us.');
    for (const act of [/^I was there/, /^Withdraw/])
      await expect(main.getByRole('button', { name: act })).toHaveCount(0);
  });

  await test.step('a change of a visit waits, and signing out asks before that is lost', async () => {
    await page.goto('/caregiver/dashboard');
    await main
      .getByRole('button', { name: /^I can’t come on/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'I can’t come' });
    await expect(dialog.getByText('This visit is soon', { exact: false })).toBeVisible();
    await dialog.getByRole('textbox').fill('My son is ill.');
    await dialog.getByRole('button', { name: 'I can’t come' }).click();
    await expect(main.getByText('You can’t come: not sent yet')).toBeVisible();
    await page.reload();
    await expect(main.getByText('You can’t come: not sent yet')).toBeVisible();
    await expectNoFaults(page, 'a visit that waits to be called off');
    await expectNoSidewaysScroll(page, 'a visit that waits to be called off');
    const asked = page.waitForEvent('dialog');
    await page.getByRole('button', { name: 'Account' }).click();
    const click = page.getByRole('button', { name: 'Logout' }).click();
    const question = await asked;
    expect(question.message()).toContain('We haven’t sent');
    await question.dismiss();
    await click;
    await expect(page).toHaveURL(/dashboard$/);
  });

  await test.step('an application waits, and signing out asks about that, too', async () => {
    await page.goto(`/caregiver/apply/${String(other)}`);
    await main.getByText('Add a message to us').click();
    await main.getByRole('textbox').fill('I live on the quay.');
    await mayShare(page, 'Yes');
    await main.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(main.getByText('Your application hasn’t been sent yet')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Your application hasn’t been sent yet')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
    await expectNoFaults(page, 'an application that waits');
    const question = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    expect(await question).toContain('your application for a job');
  });

  const daysOff = '/caregiver/profile-completion?section=days-off';
  await test.step('days off name the visits that the device knows, and wait', async () => {
    await page.goto(daysOff);
    for (const day of ['First day off', 'Last day off']) await main.getByLabel(day).fill(inDays(1));
    await expect(main.getByText(TITLE).first()).toBeVisible();
    await main.getByLabel('I can’t come to these visits').check();
    await main.getByRole('button', { name: 'Add days off' }).click();
    await expect(main.getByText('Not sent yet', { exact: true })).toBeVisible();
    await page.reload();
    await expect(main.getByText('Not sent yet', { exact: true })).toBeVisible();
    await expectNoFaults(page, 'days off that wait');
    await expectNoSidewaysScroll(page, 'days off that wait');
  });

  await test.step('a screen that was never seen says so, and loads once the server is back', async () => {
    await page.goto('/caregiver/jobs?within=5');
    await expect(unreached(page)).toBeVisible();
    await site.start();
    await expect(main.getByRole('status').filter({ hasText: /jobs?$/ })).toBeVisible({ timeout: 30_000 });
    await expect(unreached(page)).toHaveCount(0);
    // The waiting entries were sent by the first page that could.
    await page.goto('/caregiver/dashboard');
    await expect(main.getByText('You can’t come', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('not sent yet', { exact: false })).toHaveCount(0);
    const absences = async () => {
      const visits = (await api('my_visits', { first_day: inDays(-1), last_day: inDays(1) })) as {
        kind: string | null;
        reason: string | null;
      }[];
      return visits.flatMap(({ kind, reason }) => (kind ? [`${kind}: ${reason}`] : []));
    };
    // The days off are sent last, and this page does not show them.
    await expect.poll(absences).toEqual(['cannot_come: My son is ill.', 'cannot_come: null']);
    const [sent] = (
      (await api('my_applications', {})) as { message: string; may_be_shown: boolean; job: { id: string } }[]
    ).filter(({ job: of }) => of.id === other);
    expect(sent).toMatchObject({ message: 'I live on the quay.', may_be_shown: true });
    await page.goto(daysOff);
    await main.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Remove, and I can come' }).click();
    await expect(main.getByText('You have no days off planned.')).toBeVisible();
    await page.goto(mine);
    await expect(main.getByRole('button', { name: /^I want to stop/ })).toBeVisible();
    await expect(asOf(page)).toHaveCount(0);
  });

  await test.step('a new answer replaces a copy', async () => {
    await site.stop();
    await page.goto(mine);
    await expect(asOf(page)).toBeVisible();
    await site.start();
    await expect(main.getByRole('button', { name: /^I want to stop/ })).toBeVisible({ timeout: 30_000 });
    await expect(asOf(page)).toHaveCount(0);
  });

  await test.step('after the last day the family’s contact is removed, even without a connection', async () => {
    await site.stop();
    await page.clock.setSystemTime(Date.now() + 3 * DAY_MS);
    await page.goto(mine);
    await expect(asOf(page)).toBeVisible();
    await expect(main).toContainText(TITLE);
    await expect(main.getByText('7 Seapoint Avenue')).toHaveCount(0);
    expect(await copiesIn(page)).not.toMatch(/Seapoint|555 0134|family@example/);
    await site.start();
  });
  await context.close();
});

test('signing out without a connection leaves nothing on the device, in another tab either @full', async ({
  page,
  context,
  origin,
}) => {
  const site = await siteWithWorker(origin);
  const account = await newCaregiver(origin, 'out-offline');
  await page.goto(`${site.origin}/login`);
  await signIn(page, account);
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  await see(page, `${site.origin}/caregiver/applications`, 'my_applications');
  const other = await context.newPage();
  await other.goto(`${site.origin}/caregiver/dashboard`);
  await expect(heading(other)).toBeVisible();
  await site.stop();
  await page.reload();
  await expect(asOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/landing#signed-out');
  await expect(other).toHaveURL(/\/login/);
  expect(await copiesIn(page)).toBe('');
  // The next person who signs in does not start on this person's page.
  await page.goto(`${site.origin}/caregiver/applications`);
  await expect(page).toHaveURL(/\/login$/);
});

test('a device erases its copies when the account is closed @full', async ({ page, origin }) => {
  const account = await newCaregiver(origin, 'closed');
  const { user } = await openSession(origin, account);
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  await see(page, '/caregiver/documents', 'GET documents');
  const admin = await callerOf(origin, demoAccounts.admin);
  await admin('deactivate_user', { user_id: user.id, reason: 'Asked to leave.' });
  await page.goto('/caregiver/applications');
  await expect(page).toHaveURL(/\/login\?from=/);
  expect(await copiesIn(page)).toBe('');
});

test('the next person on a shared device finds nothing of the previous one @full', async ({
  page,
  origin,
}) => {
  const [first, next] = [await newCaregiver(origin, 'first'), await newCaregiver(origin, 'next')];
  await page.goto('/login');
  await signIn(page, first);
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  await see(page, '/caregiver/applications', 'my_applications');
  const { user } = await openSession(origin, first);
  expect(await copiesIn(page)).toContain(user.id);
  // Not signed out: the session is lost, but its data is still there.
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto('/login');
  await signIn(page, next);
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  await expect.poll(() => copiesIn(page)).not.toContain(user.id);
});
