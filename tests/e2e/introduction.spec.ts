import type { Page } from '@playwright/test';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import type { TrackingKey } from '../../src/domain/tracking-key.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, type Caller, callerOf, offerSeen, publish, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { unfold } from './unfold.ts';

const WHY = 'She knows the sea front and would be there on both mornings.';
const declan = demoAccount('declan.byrne');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const meeting = (page: Page, name: string) =>
  page.locator('section, details').filter({ has: page.getByRole('heading', { name: `Meet ${name}` }) });

/** A request whose applicants are introduced. Returns their applications in the same order. */
async function introduced(
  admin: Caller,
  origin: string,
  title: string,
  accounts: (typeof declan)[],
): Promise<{ key: TrackingKey & { id: string }; applications: string[] }> {
  const key = await sendRequest(admin, 'Ciara Nolan');
  const job = await publish(admin, key.id, title);
  const applications = await Promise.all(accounts.map((account) => apply(origin, account, job)));
  await admin('introduce_applicants', {
    introductions: Object.fromEntries(applications.map((application) => [application, WHY])),
  });
  return { key, applications };
}

test('a family answers introductions: yes, talk first, no, and too late @full', async ({
  page,
  admin,
  visitor,
  origin,
}) => {
  const { key, applications } = await introduced(admin, origin, 'Meeting by the sea', [
    declan,
    demoAccounts.caregiver,
  ]);
  await page.goto(trackingLink(origin, key));

  await test.step('the family reads who it is and why, but no contact', async () => {
    await expect(heading(page)).toHaveText(/^Please read about (Declan and Aoife|Aoife and Declan)$/);
    const card = meeting(page, 'Declan');
    for (const name of ['Declan', 'Aoife'])
      await expect(
        meeting(page, name)
          .getByText(/^Free at \d of your 2 times$/)
          .first(),
      ).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_480);
    await unfold(page, 'Meet Declan');
    await expect(card.getByText(WHY)).toBeVisible();
    await card.getByText('About Declan').click();
    await card
      .getByText(/^Free at \d of your 2 times$/)
      .last()
      .click();
    await expect(card.getByRole('row', { name: /^Monday/ })).toContainText('Asked for');
    await expect(card).toContainText('We’ve seen these documents');
    await expect(page.locator('body')).not.toContainText('Byrne');
    await expect(page.locator('body')).not.toContainText(declan.email);
    await expectNoFaults(page, 'somebody to meet');
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page, `someone to meet at ${width} px`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the family says yes, and changes the answer', async () => {
    const card = meeting(page, 'Declan');
    await card.getByRole('button', { name: 'Yes, please' }).click();
    await expect(card).toContainText('You said yes to Declan on');
    await expect(card.getByRole('button', { name: 'Yes, please' })).toHaveCount(0);
    await expect(heading(page)).toHaveText('Please read about Aoife');
    await page.reload();
    await unfold(page, 'Meet Declan');
    await card.getByText('Changed your mind?').click();
    await card.getByRole('button', { name: 'We’d like to talk first' }).click();
    const dialog = page.getByRole('dialog', { name: 'Talk about Declan' });
    await expect(dialog).toContainText('We’ll call you on +353 1 555 0134');
    await dialog.getByLabel('What would you like to talk about?').fill('Does he mind the dog?');
    await dialog.getByRole('button', { name: 'We’d like to talk first' }).click();
    await expect(card).toContainText('you asked to talk first');
    await expect(card).toContainText('We’ll call you on +353 1 555 0134 about it.');
    await expect(card).toContainText('Does he mind the dog?');
    await expect(card.getByRole('button', { name: 'Yes, please' })).toBeVisible();
    await expectNoFaults(page, 'an answered introduction');
  });

  await test.step('a no asks first, and ends the introduction', async () => {
    await meeting(page, 'Aoife').getByRole('button', { name: 'No, thank you' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('We’ll stop suggesting');
    await dialog.getByLabel('Why?').fill('She would like someone older.');
    await dialog.getByRole('button', { name: 'No, thank you' }).click();
    await expect(dialog).toBeHidden();
    await expect(meeting(page, 'Aoife')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await unfold(page, 'What has happened');
    await expect(page.getByText('You said no to a caregiver we introduced', { exact: true })).toBeVisible();
  });

  await test.step('offline the page says that it needs a connection, and opened again it shows nobody', async () => {
    await page.evaluate(
      (text) => localStorage.setItem('receipts', text),
      JSON.stringify([{ ...key, status: 'received', submittedAt: '2026-11-20T10:00:00Z' }]),
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('receipts')))
      .toContain('"introductions":[]');
    expect(await page.evaluate(() => localStorage.getItem('receipts'))).not.toContain('Declan');
    await page.route('**/rest/v1/rpc/track_request', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(meeting(page, 'Declan')).toContainText('You need a connection to answer.');
    await page.reload();
    await expect(page.getByText(/^As of .+\. /)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Meet / })).toHaveCount(0);
  });

  await test.step('an answer about a caregiver who has withdrawn says that the introduction has ended', async () => {
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await unfold(page, 'Meet Declan');
    const declanHimself = await callerOf(origin, declan);
    await declanHimself('withdraw_application', { application_id: applications[0] });
    await meeting(page, 'Declan').getByRole('button', { name: 'Yes, please' }).click();
    await expect(page.getByText('We no longer suggest this caregiver to you')).toBeVisible();
    await expect(meeting(page, 'Declan')).toHaveCount(0);
    await expect(heading(page)).toHaveText('We’re looking for a caregiver');
    await expect(heading(page)).toBeFocused();
    await expect(
      visitor('answer_introduction', {
        reference: key.reference,
        secret: key.trackingSecret,
        application_id: applications[0],
        answer: 'yes',
        seen: null,
      }),
    ).rejects.toThrow('introduction_ended');
  });
});

test('a yes to terms that changed in between does not count, and the page shows the new terms @full', async ({
  page,
  admin,
  origin,
}) => {
  const { key, applications } = await introduced(admin, origin, 'Meeting with terms', [declan]);
  const offer = async (hourly_rate: number) => {
    const application_id = String(applications[0]);
    await admin('offer_job', { application_id, hourly_rate, ...(await offerSeen(origin, application_id)) });
  };
  await offer(21);
  await page.goto(trackingLink(origin, key));
  await expect(meeting(page, 'Declan')).toContainText('€21');
  await offer(29);
  await meeting(page, 'Declan').getByRole('button', { name: 'Yes, please' }).click();
  await expect(page.getByText('The terms have changed')).toBeVisible();
  await expect(meeting(page, 'Declan')).toContainText('€29');
  await expect(meeting(page, 'Declan')).not.toContainText('You said yes');
  await meeting(page, 'Declan').getByRole('button', { name: 'Yes, please' }).click();
  await expect(meeting(page, 'Declan')).toContainText('You said yes');
});
