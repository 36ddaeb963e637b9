import { readFileSync } from 'node:fs';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { operator } from '../../src/domain/operator.ts';
import { showReference } from '../../src/lib/reference.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { unfold } from './unfold.ts';

test('a request is printed and downloaded as a letter, which has everything but the key @full', async ({
  page,
  origin,
}, testInfo) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const key = await sendRequest(admin, 'Ciara Letter');
  await admin('review_request', { request_id: key.id });
  await admin('ask_family', { request_id: key.id, question: 'Is there a lift?' });
  const reference = showReference(key.reference);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript(() =>
    Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) }),
  );
  await page.goto(trackingLink(origin, key));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We have a question for you');
  expect(
    requested.filter((url) => /qr-modules/.test(url)),
    'its code is fetched on demand',
  ).toEqual([]);

  await unfold(page, 'The rest of your request');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body > div article')).toBeAttached();
  await expect(heading).toHaveText('We have a question for you');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(heading).toHaveText(`Request ${reference}: we’re reviewing your request`);
  const letter = page.getByRole('article');
  await expect(letter).toContainText(operator.contact.phone);
  await expect(
    letter.getByRole('img', { name: `Code that opens ${origin}/track#${reference}` }),
  ).toBeVisible();
  await expect(letter.getByText('Monday mornings and evenings').first()).toBeVisible();
  await expect(letter.getByRole('row', { name: /We asked you something/ })).toContainText(
    /We promised this by \w+day/,
  );
  await expect(letter).toContainText('Is there a lift?');
  for (const link of await page.getByRole('link').all()) await expect(link).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const colours = await letter.evaluate((sheet) => [
    getComputedStyle(sheet).color,
    getComputedStyle(sheet).backgroundColor,
  ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ media: 'screen' });
  await expect(letter).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(letter).toHaveCount(0);
  await expectNoFaults(page, 'a family’s page with its letter');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`request-${reference}.html`);
  const path = testInfo.outputPath('letter.html');
  await download.saveAs(path);
  const file = readFileSync(path, 'utf8');
  expect(file).not.toContain(key.trackingSecret);
  expect(file).not.toMatch(/ (src|href)=/);
  await page.goto(`file://${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, '320 px, the file');
});

test('the code on a letter leads to the form, with the reference filled in @full', async ({
  page,
  origin,
}) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const key = await sendRequest(admin, 'Ciara Scan');
  await page.goto(`/track#${showReference(key.reference)}`);
  await expect(page.getByLabel('Reference', { exact: true })).toHaveValue(showReference(key.reference));
  await expect(page.getByText('This link doesn’t work')).toBeHidden();
  const help = page.getByRole('heading', { name: 'Rather talk?' });
  await expect(help).toBeVisible();
  await page.getByLabel('Private code').fill(key.trackingSecret);
  await page.getByRole('button', { name: 'Show my request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  await expect(help).toBeHidden();
});
