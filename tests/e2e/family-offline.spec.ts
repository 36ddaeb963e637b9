import { trackingLink } from '../../src/domain/tracking-link.ts';
import { newAddress } from './account-mail.ts';
import { sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { unfold } from './unfold.ts';

const service = '**/rest/v1/rpc/*';

test('without a connection a family sees the last known status, with its time', async ({
  page,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Last');
  await admin('ask_family', { request_id: key.id, question: 'Is there a lift?' });
  await page.goto(trackingLink(origin, key));
  await unfold(page, 'The rest of your request');
  await page.getByRole('button', { name: 'Keep my request on it' }).click();
  await page.route(service, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^As of .+\. We can’t reach the service$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have a question for you');
  await unfold(page, 'The rest of your request');
  await unfold(page, 'What you asked for');
  await expect(page.getByRole('definition').filter({ hasText: /^Monday/ })).toBeVisible();
  await unfold(page, 'How we reach you');
  await expect(page.getByText('You need a connection to change how we reach you.')).toBeVisible();
  await expect(page.getByText('You need a connection to withdraw.')).toBeVisible();
  for (const step of ['Change', 'Withdraw request', 'Download my data', 'Send answer'])
    await expect(page.getByRole('button', { name: step, exact: true })).toBeHidden();
  await page.getByLabel('Your answer').fill('Yes, a small one.');
  await expectNoFaults(page, 'a family’s page without a connection');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, '320 px, without a connection');

  await admin('review_request', { request_id: key.id });
  await page.unroute(service);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/^As of .+\. /)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have a question for you');
  await expect(page.getByLabel('Your answer')).toHaveValue('Yes, a small one.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re reviewing your request');
  await unfold(page, 'What has happened');
  await expect(page.getByText('You answered our question', { exact: true })).toBeVisible();
});

test('a device without the key keeps nothing of the request, and one with an ended link shows nothing of it @full', async ({
  page,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Shared');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto(trackingLink(origin, key));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  expect(await kept()).not.toContain('Ciara');
  await page.route(service, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('We can’t show your request now')).toBeVisible();

  await page.unroute(service);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Keep my request on it' }).click();
  await expect.poll(kept).toContain('Ciara Shared');
  const lookUp = { reference: key.reference, secret: key.trackingSecret };
  const { links } = (await admin('track_request', lookUp)) as {
    links: { id: string; isThis: boolean }[];
  };
  await admin('end_link', { ...lookUp, link_id: links.find(({ isThis }) => isThis)?.id });
  await page.reload();
  await expect(page.getByText('This link has ended')).toBeVisible();
  // This link no longer shows the status, and an old status would be misread as the current one.
  await expect(page.getByText('State', { exact: true })).toHaveCount(0);
  expect(await kept()).not.toContain('Ciara');
  await page.route(service, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('We can’t show your request now')).toBeVisible();
});

test('the landing page has the request’s last seen status @full', async ({ page, origin, admin }) => {
  const key = await sendRequest(admin, 'Ciara Landing');
  await page.goto(trackingLink(origin, key));
  await page.getByRole('button', { name: 'Keep my request on it' }).click();
  await page.goto('/landing');
  await expect(page.getByText(/^Your request \S+ has reached us\./)).toBeVisible();
  await admin('review_request', { request_id: key.id });
  await page.goto('/track');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re reviewing your request');
  await unfold(page, 'What has happened');
  await expect(page.getByText(/^We promised this by \w+day/)).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByText(/^Your request \S+ is in review\./)).toBeVisible();
  await admin('ask_family', { request_id: key.id, question: 'Is there a lift?' });
  await page.goto('/track');
  await expect(page.getByText('Is there a lift?')).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByText(/^Your request \S+ is waiting for you\. We have a question\./)).toBeVisible();
});

test('a family stops its emails and turns them on again @full', async ({ page, origin, admin }) => {
  const key = await sendRequest(admin, 'Ciara Emails', { contact_email: newAddress('emails') });
  await page.goto(trackingLink(origin, key));
  const emails = page.getByRole('checkbox', { name: 'Email me about every step' });
  await unfold(page, 'How we reach you');
  await expect(emails).toBeChecked();
  await emails.click();
  await expect(emails).not.toBeChecked();
  await page.reload();
  await unfold(page, 'How we reach you');
  await expect(emails).not.toBeChecked();
  await emails.click();
  await expect(emails).toBeChecked();
  await expectNoFaults(page, 'a family’s choice of emails');
  await page.route(service, (route) => route.abort());
  await emails.click();
  await expect(page.getByText('Your choice hasn’t changed.')).toBeVisible();
  await expect(emails).toBeChecked();

  await page.unroute(service);
  const without = await sendRequest(admin, 'Ciara Phone Only', { contact_email: '' });
  await page.goto(trackingLink(origin, without));
  await unfold(page, 'How we reach you');
  await expect(emails).toBeHidden();
});
