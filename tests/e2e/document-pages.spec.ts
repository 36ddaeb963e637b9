import { deflateSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { newCaregiver } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

const LONG = 'Personalausweis_Vorderseite_eingescannt_am_zweiten_Dezember_zweitausendfuenfundzwanzig';

test('both sides of a card are one document; the same file is asked about; a record that fails is made by the retry @full', async ({
  page,
  origin,
}) => {
  await page.goto('/login');
  await signIn(page, await newCaregiver(origin, 'pages'));
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  await page.goto('/caregiver/documents');
  const upload = page.getByRole('button', { name: 'Upload' });
  const field = page.getByLabel('File', { exact: true });
  const side = (name: string, shade: number) => ({
    name,
    mimeType: 'image/png',
    buffer: picture(1600, 1000, shade),
  });

  await test.step('a missing one leads to its form', async () => {
    await page.getByRole('button', { name: /^Proof of identity/ }).click();
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Kind of document')).toHaveValue('identity');
  });

  await test.step('two photos become a PDF of two pages, under a name that fits', async () => {
    await field.setInputFiles(side(`${LONG}.png`, 90));
    await field.setInputFiles(side('back.png', 200));
    await expect(page.getByText('Page 2')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await upload.click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${LONG}.pdf` }).click();
    const pdf = await readFile(await (await saved).path(), 'latin1');
    expect(pdf).toContain('/Count 2');
    expect(pdf).toContain('/Width 1600 /Height 1000');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('the same pages are asked about', async () => {
    await page.getByLabel('Kind of document').selectOption('insurance');
    await field.setInputFiles([side(`${LONG}.png`, 90), side('back.png', 200)]);
    await upload.click();
    await expect(page.getByText(/already sent this file, as “Proof of identity”/).first()).toBeVisible();
    await expect(page.getByLabel('Send it again')).not.toBeChecked();
    await page.getByRole('button', { name: 'Remove page 2' }).click();
    await expect(page.getByLabel('Send it again')).toHaveCount(0);
  });

  await test.step('a failed record is made by the next try, and the file is sent once', async () => {
    let files = 0;
    await page.route('**/storage/v1/object/documents/**', (route) => {
      if (route.request().method() === 'POST') files += 1;
      return route.continue();
    });
    let records = 0;
    await page.route('**/rest/v1/documents?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      records += 1;
      // The first call is lost, and the answer to the second.
      if (records === 1) return route.abort('connectionreset');
      if (records > 2) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await upload.click();
    await expect(page.getByRole('button', { name: `Open ${LONG}.png` })).toBeVisible({ timeout: 20_000 });
    expect([files, records]).toEqual([1, 3]);
  });

  await test.step('a file without a record is recorded on return', async () => {
    await page.getByLabel('Kind of document').selectOption('reference');
    await page.route('**/rest/v1/documents?*', (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    const arrived = page.waitForResponse(
      (response) => response.url().includes('/object/documents/') && response.request().method() === 'POST',
    );
    await field.setInputFiles(side('left.png', 40));
    await upload.click();
    await arrived;
    await page.goto('about:blank');
    await page.unrouteAll();
    await page.goto('/caregiver/dashboard');
    await expect(page.getByText('We have “left.png” now.')).toBeVisible();
    await page.goto('/caregiver/documents');
    await expect(page.getByRole('button', { name: 'Open left.png' })).toBeVisible();
    await expect(page.getByLabel('Kind of document')).not.toHaveValue('reference');
  });

  await test.step('a photo that is too large is made smaller', async () => {
    await page.getByLabel('Kind of document').selectOption('first_aid');
    const large = { ...side('large.png', 7), buffer: picture(2400, 2000, 7, true) };
    expect(large.buffer.length).toBeGreaterThan(10 * 1024 * 1024);
    await field.setInputFiles(large);
    await upload.click();
    await expect(page.getByRole('button', { name: 'Open large.jpg' })).toBeVisible({ timeout: 20_000 });
  });
});

/** A PNG in one shade of grey, or in noise that doesn't compress. */
function picture(width: number, height: number, shade: number, noise = false): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height, shade);
  if (noise)
    for (let at = 0, seed = shade; at < rows.length; at += 1)
      rows[at] = (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: noise ? 0 : 6 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  frame.writeUInt32BE(~crc >>> 0, body.length + 4);
  return frame;
}
