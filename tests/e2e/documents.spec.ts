import { readFile } from 'node:fs/promises';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

/** A paper on its way from a caregiver to the staff. */

const FILE_NAME = 'Zeugnis é ‘Pflege’ 100%.pdf';
const pdf = '%PDF-1.4 a certificate';

test('a paper arrives under the name it was given, and one that lies about its type is opened by nobody', async ({
  signInAs,
}) => {
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
  const paper = admin.getByRole('listitem').filter({ hasText: FILE_NAME });

  const opened = admin.getByRole('dialog', { name: 'Insurance' });

  await test.step('under its name', async () => {
    await paper.getByRole('button', { name: /^Open/ }).click();
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

  await test.step('a page that the store took for a PDF is not handed out, and can be rejected', async () => {
    // What a store answers that believes the type which an upload declares.
    const lie = { contentType: 'application/pdf', body: '<!doctype html><script>alert(1)</script>' };
    const downloads: string[] = [];
    for (const reader of [page, admin]) {
      await reader.route('**/storage/v1/object/documents/**', (route) => route.fulfill(lie));
      reader.on('download', (download) => downloads.push(download.suggestedFilename()));
    }
    await mine.click();
    await expect(page.getByText('This file is not what it says it is')).toBeVisible();
    await paper.getByRole('button', { name: /^Open/ }).click();
    await expect(opened.getByRole('alert')).toContainText('This file is not what it says it is');
    await expect(opened.getByRole('alert')).toContainText('Reject the document');
    await admin.keyboard.press('Escape');
    expect(downloads).toEqual([]);

    await paper.getByRole('button', { name: /^Reject/ }).click();
    const dialog = admin.getByRole('dialog', { name: /^Reject/ });
    await dialog.getByRole('textbox').fill('This is a web page. Please send the paper as PDF.');
    await dialog.getByRole('button', { name: 'Reject document' }).click();
    await expect(paper).toContainText('This is a web page.');
  });
});
