import type { Page } from '@playwright/test';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, publish, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { embeddedOnly } from './embedded-only.ts';
import { expect, test } from './fixtures.ts';

/** A caregiver's photo, from upload to the family's page. */

const declan = demoAccount('declan.byrne');
const face = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const PHOTOS = '**/functions/v1/caregiver-photo';

/** A photo as a phone takes it: rotated, with a location. */
async function takenByPhone(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#c9a27e';
      pen.fillRect(0, 0, 900, 600);
      pen.fillStyle = '#7a4a2b';
      pen.fillRect(300, 150, 300, 300);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\0 GPS 53.2724 -9.0510', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

test('a photo is cropped, loses where it was taken, is approved, and a family sees it while it may @full', async ({
  page: family,
  origin,
  admin,
  signInAs,
}) => {
  embeddedOnly('hosted, photos need the Edge Function');
  const own = await signInAs(declan);
  await own.setViewportSize({ width: 360, height: 740 });
  await own.goto('/caregiver/profile-completion?section=photo');
  const field = own.getByLabel('Add a photo');

  await test.step('other files are refused, and a picture is sent small and without its location', async () => {
    await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My face') });
    await expect(own.getByText('can’t read this photo')).toBeVisible();
    await expectNoFaults(own, 'the profile’s photo');
    const sent = own.waitForRequest((request) => request.method() === 'PUT');
    const buffer = await takenByPhone(own);
    await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    expect((await sent).postDataBuffer()?.includes('GPS')).not.toBe(true);
    await expect(face(own, 'Declan Byrne')).toBeVisible();
    expect(
      await face(own, 'Declan Byrne').evaluate((img: HTMLImageElement) => [
        img.naturalWidth,
        img.naturalHeight,
      ]),
    ).toEqual([600, 600]);
    await expect(own.getByText('We’ll check it with your profile.')).toBeVisible();
  });

  const key = await sendRequest(admin, 'Orla Fahy');
  const application = await apply(origin, declan, await publish(admin, key.id, 'A face at the door'));
  await admin('introduce_applicants', {
    introductions: { [application]: 'He would be there on both mornings.' },
  });

  await test.step('until staff approve it the family sees initials', async () => {
    await family.goto(trackingLink(origin, key));
    await expect(family.getByRole('heading', { name: 'Meet Declan' })).toBeVisible();
    await expect(face(family, 'Declan')).toHaveCount(0);
    const staff = await signInAs(demoAccounts.admin);
    await staff.goto(`/admin/caregivers/${declan.id}`);
    await expect(face(staff, 'Declan Byrne')).toBeVisible();
    await expect(staff.getByText('A new photo')).toBeVisible();
    await staff
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await expect(staff.getByText('A new photo')).toHaveCount(0);
  });

  await test.step('then the photo', async () => {
    await family.reload();
    await expect(face(family, 'Declan')).toBeVisible();
    await expectNoFaults(family, 'somebody with a face');
  });

  await test.step('removed, it is gone everywhere', async () => {
    await own.reload();
    await own.getByRole('button', { name: 'Remove photo' }).click();
    await own.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(own.getByLabel('Add a photo')).toBeVisible();
    const { reference, trackingSecret: secret } = key;
    const shown = await family.request.post(PHOTOS.replace('**', origin), {
      data: { reference, secret, person: application },
    });
    expect(shown.status()).toBe(404);
    await family.reload();
    await expect(family.getByRole('heading', { name: 'Meet Declan' })).toBeVisible();
    await expect(face(family, 'Declan')).toHaveCount(0);
  });
});
