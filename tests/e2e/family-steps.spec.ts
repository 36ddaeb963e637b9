import type { Page } from '@playwright/test';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { showReference } from '../../src/lib/reference.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, placeByPhone, publish, sendRequest } from './api.ts';
import { expect, test } from './fixtures.ts';
import { everythingKept } from './kept-on-device.ts';
import { unfold } from './unfold.ts';

// Journeys with several people, each in their own browser.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const declan = demoAccount('declan.byrne');

test.describe('What a family does', () => {
  test('the family answers a question, and staff read it @full', async ({
    page,
    origin,
    admin,
    signInAs,
  }) => {
    const key = await sendRequest(admin, 'Ciara Answer');
    await page.clock.install();
    await page.goto(trackingLink(origin, key));
    await expect(heading(page)).toHaveText('We have your request');
    const staff = await signInAs(demoAccounts.admin);
    await staff.goto(`/admin/requests/${key.id}`);
    await staff.getByRole('button', { name: 'Ask a question' }).click();
    await staff.getByRole('button', { name: 'Ask the family' }).click();
    await expect(staff.getByText('Write the question first.').first()).toBeVisible();
    await staff.getByLabel('Your question').fill('Is there a lift in the house?');
    await staff.reload();
    await expect(staff.getByLabel('Your question')).toHaveValue('Is there a lift in the house?');
    await staff.getByRole('button', { name: 'Ask the family' }).click();
    await expect(staff.getByText('No answer yet.')).toBeVisible();

    // A page that stays open shows the news by itself, but not while they type.
    await page.clock.runFor(181_000);
    await expect(heading(page)).toHaveText('We have a question for you');
    let looks = 0;
    page.on('request', (request) => (looks += Number(request.url().endsWith('/rpc/track_request'))));
    await page.getByLabel('Your answer').focus();
    await page.clock.runFor(400_000);
    expect(looks).toBe(0);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Write your answer first').first()).toBeVisible();
    await page.getByLabel('Your answer').fill('Yes, a small one.');
    await page.reload();
    await expect(page.getByLabel('Your answer')).toHaveValue('Yes, a small one.');
    await page.route('**/rpc/answer_question', (route) => route.abort());
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByRole('alert')).toContainText('Your answer has not been sent');
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes, a small one.');
    await page.unroute('**/rpc/answer_question');
    await page.getByRole('button', { name: 'Send answer' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Questions you answered' })).toBeVisible();
    await expect(page.getByText('Yes, a small one.')).toBeVisible();
    await expect(heading(page)).toHaveText('We have your request');

    await staff.getByRole('banner').getByRole('link', { name: 'Requests' }).click();
    await staff.getByLabel('Status').selectOption('answers_waiting');
    await staff.getByRole('searchbox', { name: /^Search by/ }).fill('Ciara Answer');
    await expect(staff).toHaveURL(/q=Ciara/);
    await staff
      .getByRole('row', { name: showReference(key.reference) })
      .getByRole('link')
      .first()
      .click();
    await expect(staff.getByText('Yes, a small one.', { exact: true })).toBeVisible();
    await staff.getByRole('button', { name: 'Mark answers as read' }).click();
    await expect(staff.getByRole('button', { name: 'Mark answers as read' })).toHaveCount(0);
    await expect(staff.getByText('Question answered')).toBeVisible();
  });

  test('the family changes how to reach them, and staff see the new number @full', async ({
    page,
    origin,
    admin,
    signInAs,
  }) => {
    const key = await sendRequest(admin, 'Ciara Change');
    await page.goto(trackingLink(origin, key));
    await unfold(page, 'How we reach you');
    await page.getByRole('button', { name: 'Change contact details' }).click();
    await page.getByLabel('Phone number').fill('call me');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('Enter a phone number, like').first()).toBeVisible();
    await page.getByLabel('Phone number').fill('01 555 0177');
    await page.getByLabel('Email address').fill('ciara@gmial.con');
    await page.getByLabel('Email address').press('Tab');
    await page.getByRole('button', { name: 'Yes, change it' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue('ciara@gmail.com');
    await page.getByLabel('Email address').fill('ciara@hotmial.com');
    await page.getByLabel('Email address').press('Enter');
    await expect(page.getByText('Did you mean ciara@hotmail.com?')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, change it' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue('ciara@hotmail.com');
    await page.getByLabel('Email address').fill('');
    await page.getByLabel('How should we contact you?').selectOption('Call me');
    await page.getByLabel('Which language should we use?').selectOption('Polish');
    await page.reload();
    await expect(page.getByLabel('Phone number')).toHaveValue('01 555 0177');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('definition').filter({ hasText: '+353 1 555 0177' })).toBeVisible();

    const staff = await signInAs(demoAccounts.admin);
    await staff.goto(`/admin/requests/${key.id}`);
    // Beside the contact, and where it says that no email reaches the family.
    await expect(staff.getByRole('link', { name: '+353 1 555 0177' }).first()).toBeVisible();
    await expect(staff.getByRole('definition').filter({ hasText: 'A call, in Polish' })).not.toHaveCount(0);
    await expect(
      staff.getByText('Changed: phone number, email address, preferred contact and language'),
    ).toBeVisible();
    await staff.getByRole('button', { name: 'Ask a question' }).click();
    await expect(staff.getByText('Call them too')).toBeVisible();
  });

  test('the family withdraws, and a waiting caregiver gets an answer @full', async ({
    page,
    origin,
    admin,
    signInAs,
  }) => {
    const key = await sendRequest(admin, 'Ciara Withdraw');
    const title = `Walks by the sea ${key.reference}`;
    await apply(origin, declan, await publish(admin, key.id, title));
    const caregiver = await signInAs(declan);
    await caregiver.goto('/caregiver/applications');
    await expect(caregiver.getByRole('link', { name: title })).toBeVisible();

    await page.goto(trackingLink(origin, key));
    await expect(heading(page)).toHaveText('We’re looking for a caregiver');
    await unfold(page, 'More about this request');
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why?').fill('My sister moves in.');
    await dialog.getByRole('button', { name: 'Withdraw request' }).dblclick();
    await expect(heading(page)).toHaveText('This request is withdrawn');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('My sister moves in.')).toBeVisible();

    await caregiver.reload();
    const card = caregiver.getByRole('listitem').filter({ hasText: title });
    await expect(card.first()).toContainText('Job closed');
    await expect(card.first()).toContainText('The family no longer needs care from us.');
    const staff = await signInAs(demoAccounts.admin);
    await staff.goto(`/admin/requests/${key.id}`);
    await expect(staff.getByText('The family withdrew their request')).toBeVisible();
  });

  test('the family erases the request, and nothing personal is left @full', async ({
    page,
    origin,
    admin,
    signInAs,
  }) => {
    const key = await sendRequest(admin, 'Ciara Erase');
    await admin('ask_family', { request_id: key.id, question: 'Is there a garden?' });
    await page.goto(trackingLink(origin, key));
    await unfold(page, 'The rest of your request');
    await page.getByRole('button', { name: 'Keep my request on it' }).click();
    await page.getByLabel('Your answer').fill('A small one, half typed');
    expect(await everythingKept(page)).toContain(key.trackingSecret);
    await page.getByRole('button', { name: 'Erase my details' }).click();
    await expect(page.getByRole('dialog')).toContainText('What we keep:');
    await page.getByRole('button', { name: 'Erase for good' }).dblclick();
    await expect(heading(page)).toHaveText('Your details are erased');
    for (const gone of ['Ciara Erase', '555 0134', 'Is there a garden?'])
      await expect(page.locator('body')).not.toContainText(gone);
    expect(await everythingKept(page)).not.toContain(key.trackingSecret);
    expect(await everythingKept(page)).not.toContain('half typed');

    const staff = await signInAs(demoAccounts.admin);
    await staff.goto(`/admin/requests/${key.id}`);
    await expect(staff.getByText('The family erased their details')).toBeVisible();
    await expect(staff.getByText('Details erased')).toBeVisible();
    for (const gone of ['Ciara Erase', '7 Seapoint Avenue', 'She loves music.', 'Is there a garden?'])
      await expect(staff.locator('body')).not.toContainText(gone);
    await staff.getByRole('banner').getByRole('link', { name: 'Requests' }).click();
    const search = staff.getByRole('searchbox', { name: /^Search by/ });
    await search.fill(key.reference);
    const row = staff.getByRole('row', { name: new RegExp(showReference(key.reference)) });
    await expect(row).toContainText('Erased');
    await search.fill('Ciara Erase');
    await expect(row).toHaveCount(0);
  });
});

test('The placed caregiver is named to the family, and the care ends when it is closed @full', async ({
  page,
  origin,
  admin,
  signInAs,
}) => {
  const key = await sendRequest(admin, 'Ciara Placed');
  const title = `Evenings ${key.reference}`;
  await placeByPhone(admin, await apply(origin, declan, await publish(admin, key.id, title)));

  await page.goto(trackingLink(origin, key));
  await expect(heading(page)).toHaveText(/^Declan comes /);
  await expect(page.getByText('Declan Byrne', { exact: true })).toBeVisible();
  await unfold(page, 'The rest of your request');
  await expect(page.getByRole('button', { name: 'Erase my details' })).toHaveCount(0);
  await expect(page.getByText('can’t withdraw or erase the request online')).toBeVisible();

  const staff = await signInAs(demoAccounts.admin);
  await staff.goto(`/admin/requests/${key.id}`);
  await staff.getByRole('button', { name: 'Close request' }).click();
  await staff.getByRole('dialog').getByLabel('Reason').fill('The care has come to its end.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Close request and end the care' }).click();
  await expect(staff.getByText('Why it was closed')).toBeVisible();
  await unfold(page, 'What has happened');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(heading(page)).toHaveText('Your request is closed');
  await expect(page.getByText('The care has come to its end.', { exact: true })).toBeVisible();
});
