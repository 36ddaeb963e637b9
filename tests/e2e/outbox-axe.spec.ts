import { expectNoFaults } from './axe.ts';
import { expect } from './fixtures.ts';
import { alterOutbox, family, fill, received, refused, sendNow, submitInVain, test } from './outbox.ts';

test.use({ serviceWorkers: 'allow' });

test('axe finds nothing on the confirmation page, for every status of the request @full', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/request/confirmation`);
  await expect(page.getByRole('heading', { name: 'This device has no request' })).toBeVisible();
  await expectNoFaults(page, 'none');
  await fill(page, site, family('Axe'));
  await submitInVain(page, site);
  await expectNoFaults(page, 'waiting');

  await page.goto(`${site.origin}/request`);
  await expect(page.getByText('is waiting to be sent')).toBeVisible();
  await expectNoFaults(page, 'wizard with a request that waits');
  await page.goto(`${site.origin}/request/confirmation`);
  await alterOutbox(page, { place_id: 1 });
  await site.start();
  await sendNow(page);
  await expect(refused(page)).toBeVisible();
  await expect(page.getByText('Check the answer to “Town or area”')).toBeVisible();
  await expectNoFaults(page, 'refused');

  await page.getByRole('link', { name: 'Correct the answers' }).click();
  await expect(page.getByText('We couldn’t accept this request yet')).toBeVisible();
  // The step's form loads after the notice above it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is care needed?');
  await expectNoFaults(page, 'correction');
  await page.getByRole('combobox', { name: 'Town or area' }).fill('');
  await page.getByRole('combobox', { name: 'Town or area' }).pressSequentially('dun laog');
  await page.getByRole('option', { name: /Dún Laoghaire/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(received(page)).toBeVisible();
  await expectNoFaults(page, 'received');
});
