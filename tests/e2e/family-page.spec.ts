import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { showReference } from '../../src/lib/reference.ts';
import { linkInMail, newAddress } from './account-mail.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { unfold } from './unfold.ts';
import { agree } from './wizard.ts';

test('a link is sent to the email on file; a family names another, and ends one without the others @full', async ({
  page,
  browser,
  origin,
  admin,
}) => {
  const email = newAddress('lost');
  const key = await sendRequest(admin, 'Ciara Lost', { contact_email: email });
  await page.goto('/track');
  await page.getByRole('button', { name: 'Lost your link?' }).click();
  const reference = page.getByLabel('Reference of your request');
  await expect(reference).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_480);
  await reference.fill(showReference(key.reference));
  await page.getByLabel('Your email address').fill('somebody.else@people.test');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  const promise = page.getByText(
    'If this reference and this email address belong together, a new link is on its way.',
  );
  await expect(promise).toBeVisible();
  await expect(reference).toBeHidden();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  const link = await linkInMail(origin, email, 2);
  await expect(promise).toBeVisible();
  await expectNoFaults(page, 'a lost link');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, '320 px, a lost link');

  await page.goto(origin + link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  await unfold(page, 'Links to this page');
  // What is open stays open when a task arrives.
  await admin('ask_family', { request_id: key.id, question: 'Is there a lift?' });
  const links = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'Links to this page' }) });
  await links.getByLabel('Who is the link for?').fill('Anna’s phone');
  await links.getByRole('button', { name: 'Make a link' }).click();
  await expect(links.getByText('The link “Anna’s phone” is ready')).toBeVisible();
  const annas = (
    await page
      .locator('#link-made')
      .getByText(/\/track#/)
      .innerText()
  ).trim();
  await expectNoFaults(page, 'links to a request');
  await expectNoSidewaysScroll(page, '320 px, links to a request');
  const anna = await browser.newPage();
  await anna.goto(annas);
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('We have a question for you');
  await links
    .getByRole('listitem')
    .filter({ hasText: 'Anna’s phone' })
    .getByRole('button', { name: 'End this link' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(links.getByRole('listitem').filter({ hasText: 'Anna’s phone' })).toHaveCount(0);
  await anna.reload();
  await expect(anna.getByText('This link has ended')).toBeVisible();
  await expectNoFaults(anna, 'a link that has ended');
  await anna.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(anna.getByLabel('Your email address')).toBeFocused();
  await anna.goto(trackingLink(origin, key));
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('We have a question for you');
  // A new link still shows when the last answer folds the page again.
  await unfold(anna, 'Links to this page');
  await anna.getByLabel('Who is the link for?').fill('Ben');
  await anna.reload();
  await unfold(anna, 'Links to this page');
  await expect(anna.getByLabel('Who is the link for?')).toHaveValue('Ben');
  await anna.getByRole('button', { name: 'Make a link' }).click();
  await expect(anna.getByText('The link “Ben” is ready')).toBeVisible();
  await anna.getByLabel('Your answer').fill('Yes, a small one.');
  await anna.getByRole('button', { name: 'Send answer' }).click();
  await expect(anna.getByText('The rest of your request')).toBeHidden();
  await expect(anna.getByText('The link “Ben” is ready')).toBeVisible();
  await anna.close();
});

test('staff read out a link to a family without email, once; the history and the family’s page say so @full', async ({
  signInAs,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Phone', { contact_email: '' });
  const page = await signInAs(demoAccounts.admin);
  await page.goto(`${origin}/admin/requests/${key.id}`);
  await page.getByRole('button', { name: 'Read out a private link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(showReference(key.reference))).toBeVisible();
  await expectNoFaults(page, 'a link to read out');
  const link = (await dialog.getByText(/\/track#/).innerText()).trim();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Private link read out' })).toBeVisible();
  expect(link).not.toContain(key.trackingSecret);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  await unfold(page, 'How we reach you');
  await page.getByText('Who has read it').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'our team' }).first()).toBeVisible();
});

test('a family sees their answers and when we contact them, and changes the answers @full', async ({
  page,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Change');
  await page.goto(trackingLink(origin, key));
  await expect(page.getByText(/^We’ll contact you by \w+day/)).toBeVisible();
  await unfold(page, 'What you asked for');
  await expect(page.getByRole('definition').filter({ hasText: /^Monday/ })).toBeVisible();
  await page.getByText('All your answers').click();
  await expect(page.getByText('My parent')).toBeVisible();
  await expectNoFaults(page, 'a family’s page');

  await page.getByRole('button', { name: 'Change your answers' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await unfold(page, 'What you asked for');
  await page.getByRole('button', { name: 'Change your answers' }).click();
  await page.getByRole('link', { name: 'Change Address' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('11 Seapoint Avenue');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('11 Seapoint Avenue');
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: 'Send changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  await expect(page.getByText('Thank you. We have your changed answers.')).toBeVisible();
  await expect(page.getByText(/^We have the changes you sent on /)).toBeVisible();
  await expect(page.getByText(/^You changed your answers, /)).toBeVisible();
  await unfold(page, 'What has happened');
  await expect(page.getByText('You changed your answers', { exact: true })).toBeVisible();
  await unfold(page, 'What you asked for');
  await page.getByText('All your answers').click();
  await expect(page.getByText('11 Seapoint Avenue')).toBeVisible();
  expect(page.url()).toBe(`${origin}/track`);
});

test('a withdrawal is cancelled; a late step is refused, and says so @full', async ({
  page,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Back');
  const visitor = await callerOf(origin);
  await visitor('withdraw_request', { reference: key.reference, secret: key.trackingSecret, reason: '' });
  await page.goto(trackingLink(origin, key));
  await expect(page.getByText(/you can reopen your request here/)).toBeVisible();
  await expect(page.getByText('No caregiver has read any of it.')).toBeVisible();
  await expect(page.getByText('You don’t have to do anything.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reopen my request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  await unfold(page, 'What has happened');
  await expect(page.getByText('You reopened your request', { exact: true })).toBeVisible();

  await admin('decline_request', { request_id: key.id, reason: 'We have nobody near you.' });
  await unfold(page, 'More about this request');
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText('Your request had already changed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t help with this request');
  await expect(page.getByText('We have nobody near you.')).toBeVisible();
});

test('a new request starts with an old one’s answers, under its own reference @full', async ({
  page,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Again');
  const visitor = await callerOf(origin);
  await visitor('withdraw_request', { reference: key.reference, secret: key.trackingSecret, reason: '' });
  await page.goto(trackingLink(origin, key));
  await page.getByRole('button', { name: 'Request care again' }).click();
  await expect(page.getByLabel('Full name of the person who needs care')).toHaveValue('Peg Ciara Again');
});

test('the landing page names the request of this device, and of no other @full', async ({ page, origin }) => {
  await page.goto('/landing');
  await expect(page.getByRole('main').getByRole('link', { name: 'Follow your request' })).toBeVisible();
  await expect(page.getByText('has reached us')).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem(
      'receipts',
      JSON.stringify([
        {
          id: '1',
          reference: 'K7QM4RT9X',
          trackingSecret: '0'.repeat(32),
          status: 'received',
          submittedAt: '2026-03-10T10:00:00Z',
        },
      ]),
    ),
  );
  await page.goto(`${origin}/landing`);
  await expect(page.getByText('Your request K7Q-M4R-T9X has reached us.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check your request' })).toHaveAttribute('href', '/track');
});
