import type { Locator } from '@playwright/test';
import { linkInMail, mailsTo, newAddress } from './account-mail.ts';
import { sendRequest } from './api.ts';
import { expect, test } from './fixtures.ts';

test.use({ ownServer: true, viewport: { width: 360, height: 740 }, hasTouch: true });

/** The most taps from an account to an answered offer (docs/specification.md, Caregiver profiles). */
const MOST_TAPS = 24;

const documentOf = (kind: string) => ({
  name: `${kind}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${kind}`),
});

test('on a phone a newcomer comes from registration to an answered offer with few taps @full', async ({
  page,
  origin,
  sql,
  admin: staff,
}) => {
  const email = newAddress('taps');
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.tap();
    taps += 1;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const part = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  /** Opens the link in the latest of this many emails. */
  const followMail = async (count: number) => {
    await page.goto(await linkInMail(origin, email, count));
    taps += 1;
  };
  const mails = async () => (await mailsTo(origin, email)).length;

  await test.step('an account', async () => {
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('first-Passw0rd');
    await tap(button('Sign Up'));
    // The email may arrive before the page that announces it.
    await page.waitForURL('**/registration/confirmation');
    await followMail(1);
    await tap(button('Confirm my email address'));
  });

  await test.step('a profile', async () => {
    await expect(part('About you')).toBeVisible();
    await page.getByLabel('Full name').fill('Una Taps');
    await page.getByLabel('Phone', { exact: true }).fill('01 555 0177');
    await page.getByLabel('Year of birth').fill('1979');
    await page.getByLabel('In your own words').fill('I looked after my aunt for six years.');
    await tap(button('Save and continue'));
    await tap(page.getByLabel('Companionship', { exact: true }));
    await page.getByLabel('Years of experience').fill('6');
    await tap(button('Save and continue'));
    await tap(page.getByLabel('Preparing meals', { exact: true }));
    await tap(page.getByLabel('English', { exact: true }));
    await tap(button('Save and continue'));
    const town = page.getByRole('combobox', { name: 'Where you live' });
    await town.pressSequentially('Dún Laoghaire');
    await expect(page.getByRole('option', { name: /Dún Laoghaire/ })).toBeVisible();
    await page.getByLabel('How far you travel').fill('15');
    await expect(town).toHaveValue(/^Dún Laoghaire, /);
    await tap(button('Save and continue'));
    await tap(page.getByRole('button', { name: 'Every morning' }));
    await page.getByLabel('Hourly rate').fill('19');
    await tap(button('Save and continue'));
    await tap(page.getByRole('checkbox', { name: /^I agree that/ }));
    await tap(button('Send for review'));
  });

  await test.step('the documents that it needs, one after the other', async () => {
    const kind = page.getByLabel('Kind of document');
    for (const wanted of ['identity', 'background_check']) {
      await expect(kind).toHaveValue(wanted);
      // Opening the phone’s own picker.
      taps += 1;
      await page.getByLabel('File', { exact: true }).setInputFiles(documentOf(wanted));
      await tap(button('Upload'));
    }
    await expect(page.getByText('We have your document.').first()).toBeVisible();
    await expect(kind).toHaveValue('');
  });

  await test.step('we check and approve them, and a family asks for care; the next morning she is told', async () => {
    const mine = `(select u.id from auth.users u where u.email = '${email}')`;
    await sql(`
      update public.documents set status = 'verified', checked_at = now() where caregiver_id = ${mine};
      update public.caregiver_profiles set status = 'approved' where user_id = ${mine};`);
    const { id } = await sendRequest(staff, 'Tess Taps', {
      care_types: ['companionship'],
      availability: 0b1_0001_0001,
    });
    await staff('publish_job', {
      request_id: id,
      title: 'Mornings by the sea',
      summary: 'A walk along the pier, and a talk over tea.',
    });
    await expect.poll(mails).toBe(5);
    await sql(`
      select private.find_for_new_jobs(now());
      select private.notify_new_jobs((private.today() + 1)::timestamp at time zone o.time_zone + interval '9 hours') from private.operator o;`);
    await followMail(6);
  });

  await test.step('an application for all its times', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mornings by the sea');
    await expect(page.getByRole('radio', { name: /^I can do all of these times/ })).toBeChecked();
    await tap(page.getByRole('radio', { name: /^Yes/ }));
    await tap(button('Apply'));
    await expect(page).toHaveURL(/\/caregiver\/applications\/.+/);
  });

  await test.step('an offer, answered where its email leads', async () => {
    const application_id = new URL(page.url()).pathname.split('/').at(-1);
    await staff('offer_job', { application_id, seen: { offered_at: null, family: null, caregiver: null } });
    await followMail(7);
    await tap(page.getByRole('button', { name: /^Accept the offer for/ }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }));
    await expect(page.getByRole('main')).toContainText('What you accepted');
  });

  test.info().annotations.push({ type: 'taps', description: String(taps) });
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});
