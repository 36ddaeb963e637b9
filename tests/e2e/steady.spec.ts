import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { launchBrowser, paceOf } from '../bench/pace.ts';
import { callerOf, sendRequest } from './api.ts';
import { expect, test } from './fixtures.ts';

test('text does not move while a page loads on a slow line @full', async ({ origin }) => {
  const browser = await launchBrowser();
  for (const path of ['/landing', '/about', '/caregiver/benefits', '/request'])
    for (const width of [360, 1280]) {
      const { moved, by } = await paceOf(browser, origin + path, width);
      expect(moved, `${path} at ${width} px: ${by.join(', ')}`).toBeLessThanOrEqual(0.01);
    }
  await browser.close();
});

const MATCHES = /\/rpc\/match_caregivers/;

test('a click still counts after late layout changes @full', async ({ origin, signInAs }) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const key = await sendRequest(admin, 'Nuala Steady');
  await admin('publish_job', { request_id: key.id, title: 'A steady job', summary: 'Tea, talk and a walk.' });
  const staff = await signInAs(demoAccounts.admin);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await staff.route(MATCHES, (route) => arrival.then(() => route.continue()));
  await staff.clock.install();
  await staff.goto('/admin/requests?q=Nuala%20Steady');
  const link = staff.locator(`a[href="/admin/requests/${key.id}"]`);
  await expect(link).toBeVisible();
  await staff.clock.pauseAt(await staff.evaluate(() => Date.now() + 1000));
  // The screen then has the focus, which the press takes from it.
  let asked = false;
  void staff.waitForRequest(MATCHES).then(() => (asked = true));
  await link.click();
  await expect
    .poll(async () => {
      await staff.clock.runFor(50);
      return asked;
    })
    .toBe(true);
  const reached = staff.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await staff.clock.runFor(2000);
  await reached;
  await staff.getByRole('button', { name: 'Edit job' }).hover();
  await staff.mouse.down();
  // Words would say that the matches take long.
  await staff.clock.runFor(1500);
  const response = staff.waitForResponse(MATCHES);
  arrive();
  await (await response).finished();
  await staff.clock.runFor(100);
  await staff.mouse.up();
  await expect(staff.getByRole('dialog', { name: 'Edit job' })).toBeVisible();
});
