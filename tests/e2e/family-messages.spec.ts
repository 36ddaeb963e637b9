import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

const service = '**/rest/v1/rpc/*';
const WORDS = 'Could someone come on Sundays, too?';

test('a family writes to the team, also offline, staff answer, and the family reads it @full', async ({
  page: family,
  origin,
  admin,
  signInAs,
}) => {
  const key = await sendRequest(admin, 'Ciara Sunday', { recipient_name: 'Peig Sunday' });
  const written = family.locator('details').filter({ hasText: 'Write to our team' });

  const change = family
    .locator('details')
    .filter({ has: family.getByRole('heading', { name: 'You asked for a change' }) });

  await test.step('the family writes; without a connection its words are kept, and sent when there is one', async () => {
    await family.goto(trackingLink(origin, key));
    await family.getByRole('heading', { name: 'Write to our team' }).click();
    await written.getByRole('button', { name: 'Send message' }).click();
    await expect(written.getByRole('link', { name: 'Write your message first.' })).toBeVisible();
    await written.getByLabel('What is it about?').selectOption('Other days or times');
    await written.getByLabel('Your message').fill(WORDS);
    await expectNoFaults(family, 'a message to the team');
    await family.route(service, (route) => route.abort());
    await written.getByRole('button', { name: 'Send message' }).click();
    await expect(written.getByText('Your message was not sent')).toBeVisible();
    await family.unroute(service);
    await family.reload();
    await expect(written.getByLabel('Your message')).toHaveValue(WORDS);
    await family.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(family, '320 px, a message');
    await family.context().setOffline(true);
    await written.getByRole('button', { name: 'Send message' }).click();
    await expect(written.getByText(/^You have no connection/)).toBeVisible();
    await family.context().setOffline(false);
    await expect(written.getByText(/^We’ll answer by /)).toBeVisible();
    await expect(written.getByLabel('Your message')).toBeHidden();
    await family.reload();
    await expect(change.getByText(/^We’ll answer by /).first()).toBeVisible();
    await change.getByRole('heading', { name: 'You asked for a change' }).click();
    await expect(change.getByText(WORDS)).toBeVisible();
  });

  await test.step('it waits for staff, who answer', async () => {
    const staff = await signInAs(demoAccounts.admin);
    await staff.goto('/admin/dashboard?kind=messages');
    await staff.getByRole('row').filter({ hasText: 'Peig Sunday' }).getByRole('link').first().click();
    const card = staff.locator('section').filter({ hasText: 'Messages from the family' });
    await expect(card.getByText(WORDS)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Change request' })).toBeVisible();
    await expectNoFaults(staff, 'a request with a message');
    await card.getByRole('button', { name: 'Answer', exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: 'Answer the family' });
    await dialog.getByLabel('Your answer').fill('Yes, from next week.');
    await expectNoFaults(staff, 'an answer to a family');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(card.getByText(/^Answered in writing/)).toBeVisible();
  });

  await test.step('the family reads the answer', async () => {
    await family.reload();
    await expect(change.getByText('We answered: “Yes, from next week.”')).toBeVisible();
    await change.getByRole('heading', { name: 'You asked for a change' }).click();
    await expect(change.getByText('Yes, from next week.', { exact: true })).toBeVisible();
    await family.getByRole('heading', { name: 'Write to our team' }).click();
    await written.getByRole('button', { name: 'Write a message' }).click();
    await expect(written.getByLabel('What is it about?')).toBeFocused();
  });
});
