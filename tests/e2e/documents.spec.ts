import { readFile } from 'node:fs/promises';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

/** A document from a caregiver to staff. */

const FILE_NAME = 'Zeugnis é ‘Pflege’ 100%.pdf';
const pdf = '%PDF-1.4 a certificate';

test('a document keeps its name, and nobody opens one with a false type @full', async ({ signInAs }) => {
  const caregiver = demoAccount('declan.byrne');
  const page = await signInAs(caregiver);
  await page.goto('/caregiver/documents');
  await page.getByLabel('Kind of document').selectOption({ label: 'Insurance' });
  await page
    .getByLabel('File')
    .setInputFiles({ name: FILE_NAME, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await page.getByRole('button', { name: 'Upload' }).click();
  const mine = page.getByRole('button', { name: `Download ${FILE_NAME}` });
  await expect(mine).toBeVisible();

  const admin = await signInAs(demoAccounts.admin);
  await admin.goto(`/admin/caregivers/${caregiver.id}`);
  const document = admin.getByRole('listitem').filter({ hasText: FILE_NAME });

  const opened = admin.getByRole('dialog', { name: 'Declan’s insurance' });

  await test.step('it keeps its name', async () => {
    await document.getByRole('button', { name: /^Open/ }).click();
    for (const [reader, button] of [
      [page, mine],
      [admin, opened.getByRole('button', { name: 'Save a copy' })],
    ] as const) {
      const saved = reader.waitForEvent('download');
      await button.click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(FILE_NAME);
      expect(await readFile(await download.path(), 'utf8')).toBe(pdf);
    }
    await admin.keyboard.press('Escape');
  });

  await test.step('a web page stored as a PDF is not opened, and can be rejected', async () => {
    // The answer of a store that trusts the declared type.
    const lie = { contentType: 'application/pdf', body: '<!doctype html><script>alert(1)</script>' };
    const downloads: string[] = [];
    for (const reader of [page, admin]) {
      await reader.route('**/storage/v1/object/documents/**', (route) => route.fulfill(lie));
      reader.on('download', (download) => downloads.push(download.suggestedFilename()));
    }
    await mine.click();
    await expect(page.getByText('We can’t open this file')).toBeVisible();
    await document.getByRole('button', { name: /^Open/ }).click();
    await expect(opened.getByRole('alert')).toContainText('This file isn’t a PDF, JPEG or PNG');
    await expect(opened.getByRole('alert')).toContainText('Don’t accept the document');
    await admin.keyboard.press('Escape');
    expect(downloads).toEqual([]);

    await document.getByRole('link', { name: 'Check Insurance' }).click();
    await expect(admin).toHaveTitle(/^Insurance: Declan/);
    const place = admin.url();
    await admin.getByRole('button', { name: 'Don’t accept…' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Don’t accept Declan’s insurance' });
    await dialog.getByRole('textbox').fill('This is a web page. Please send the document as PDF.');
    await dialog.getByRole('button', { name: 'Don’t accept document' }).click();
    await expect(dialog).toBeHidden();
    await admin.goto(place);
    await expect(admin.getByText(/^Not accepted by .* on /)).toBeVisible();
    await admin.getByRole('link', { name: /^Open Declan/ }).click();
    await expect(document).toContainText('This is a web page.');
  });
});

test('a file is sent again after a lost connection, is opened, and replaces another', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccount('declan.byrne'));
  await page.goto('/caregiver/documents');
  const send = async (name: string) => {
    await page.getByLabel('File').setInputFiles({
      name,
      mimeType: 'image/png',
      // Bytes after a picture don't belong to it.
      buffer: Buffer.concat([
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
        Buffer.from(name),
      ]),
    });
    await page.getByRole('button', { name: 'Upload' }).click();
  };
  const files = '**/storage/v1/object/documents/**';

  await test.step('a stopped upload leaves nothing, and the file stays chosen', async () => {
    await page.getByLabel('Kind of document').selectOption({ label: 'Reference' });
    await page.route(files, () => undefined);
    await send('lost.png');
    await page.getByRole('button', { name: 'Stop sending' }).click();
    await page.unroute(files);
    await expect(page.getByText('You stopped sending. The file you chose is still here.')).toBeVisible();
    await expect(page.getByText('lost.png')).toBeVisible();
  });

  await test.step('it says that the connection was lost, and sends the same file again', async () => {
    let tries = 0;
    await page.route(files, (route) => (++tries === 1 ? route.abort('connectionreset') : route.continue()));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('The connection is lost')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open lost.png' })).toBeVisible();
    expect(tries).toBe(2);
    await page.unroute(files);
  });

  await test.step('it can be opened and replaced', async () => {
    await page.getByRole('button', { name: 'Open lost.png' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Reference' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Replace lost.png' }).click();
    await expect(page.getByText('Instead of lost.png')).toBeVisible();
    await expect(page.getByLabel('File')).toBeFocused();
    await send('found-it.png');
    await expect(page.getByRole('button', { name: 'Open found-it.png' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open lost.png' })).toHaveCount(0);
  });
});
