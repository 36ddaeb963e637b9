import type { Page } from '@playwright/test';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { operator } from '../../src/domain/operator.ts';
import { newAddress, newCaregiver } from './account-mail.ts';
import { answerProfile, UNA } from './caregiver-profile.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { verifyDocuments } from './documents.ts';
import { mayShare } from './may-share.ts';
import { signIn } from './sign-in.ts';
import { adminsOf, expectSameDay, follow, go, listed, place, rowOf } from './story-steps.ts';
import { listenTo } from './told.ts';
import { answer, send, WALSH } from './wizard.ts';

const TITLE = 'Company and a tidy house by the sea';
const QUESTION = 'Does she take her medicine by herself?';
const linkIn = (mail: string) => /\/track#\S+/.exec(mail)?.[0] ?? '';

/** A caregiver looks at the application again. */
const reopen = async (caregiver: Page) => {
  await go(caregiver, 'Applications');
  await expect(caregiver).toHaveURL(/\/applications$/);
  await caregiver.getByRole('heading', { level: 2, name: TITLE }).getByRole('link').click();
  await expect(caregiver.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
};

test('a family’s request becomes a placement, and at each step everyone concerned is told', async ({
  page: family,
  browser,
  baseURL,
  origin,
  signInAs,
}) => {
  // Unique names, so that they are found wherever they are shown. Other journeys place the same people.
  const walsh = {
    ...WALSH,
    email: newAddress('walsh'),
    phone: '+353 1 555 0163',
    address: '9 Sandycove Avenue',
  };
  const secrets = [walsh.contact, walsh.recipient, walsh.phone, walsh.address, walsh.email];
  let reference = '';
  let jobPath = '';

  const mailApp = await browser.newPage({ baseURL });
  const staff = await browser.newPage({ baseURL });
  await staff.goto('/admin/requests');
  await expect(staff).toHaveURL(/\/login\?from=/);
  await signIn(staff, demoAccounts.admin);
  await expect(staff).toHaveURL(/\/admin\/requests$/);
  const newcomer = await newCaregiver(origin, 'una');
  const una = await signInAs(newcomer);
  await una.goto('/caregiver/dashboard');
  const declan = await signInAs(demoAccount('declan.byrne'));
  await declan.goto('/caregiver/dashboard');
  const { told, toldInBell } = await listenTo(origin, {
    family: { emails: [walsh.email] },
    una: { emails: [newcomer.email], page: una },
    declan: { emails: [demoAccount('declan.byrne').email], page: declan },
    staff: { emails: await adminsOf(origin), page: staff, inDigests: true },
  });

  await test.step('a caregiver sends a profile in, and it is approved', async () => {
    await answerProfile(una, UNA);
    await una.getByRole('button', { name: 'Send for review' }).click();
    await expect(una.getByRole('main').getByText('We’ve received your profile')).toBeVisible();
    await told({ staff: ['A caregiver’s profile is waiting'], una: ['We’ve received your profile'] });
    await go(una, 'Profile');
    await expectSameDay(una.getByRole('main'), await listed(staff, 'Caregivers', UNA.name));

    await verifyDocuments(origin, newcomer, ['identity', 'background_check', 'first_aid']);
    await told({
      staff: ['A caregiver’s documents are waiting'],
      una: Array<string>(3).fill('We’ve checked your document'),
    });
    await follow(await listed(staff, 'Caregivers', UNA.name));
    await staff.getByRole('button', { name: 'Approve', exact: true }).click();
    await told({ una: ['Your profile is approved'] });
  });

  await test.step('a family requests care, and gets the reference and a receipt with only the name', async () => {
    await family.goto('/landing');
    await family.getByRole('link', { name: 'Request care' }).first().click();
    await answer(family, walsh);
    await expect(family.getByText(walsh.contact)).toBeVisible();
    reference = await send(family);
    expect(reference).toMatch(/^\w{3}-\w{3}-\w{3}$/);
    const sent = await told({ family: ['We’ve received your request'], staff: ['A family asks for care'] });

    const receipt = sent('family');
    for (const part of [`Dear ${walsh.contact},`, reference, 'We’ll contact you by', operator.contact.phone])
      expect(receipt).toContain(part);
    for (const typed of secrets.slice(1)) expect(receipt).not.toContain(typed);
    await family.goto(linkIn(receipt));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('We have your request');
    const row = await listed(staff, 'Requests', reference);
    const day = await expectSameDay(family.getByRole('main'), row);
    expect(receipt).toContain(`We’ll contact you by ${day}.`);
  });

  await test.step('staff read it and ask a question, and the family answers', async () => {
    await follow(rowOf(staff, reference));
    await expect(staff.getByRole('definition').filter({ hasText: walsh.address, visible: true })).toHaveCount(
      1,
    );
    await staff.getByRole('button', { name: 'Start review' }).click();
    await told({ family: ['We’re reviewing your request'] });

    await staff.getByRole('button', { name: 'Ask a question' }).click();
    await staff.getByLabel('Your question').fill(QUESTION);
    await staff.getByRole('button', { name: 'Ask the family' }).click();
    const asked = await told({ family: ['We have a question'] });
    expect(asked('family')).not.toContain(QUESTION);
    await family.reload();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('We have a question for you');
    await expect(await listed(staff, 'Requests', reference)).toContainText('Waiting on the family');

    // The mail program's own browser knows nothing of the request.
    await mailApp.goto(linkIn(asked('family')));
    await mailApp.getByLabel('Your answer').fill('Yes, but she likes to be reminded.');
    await mailApp.getByRole('button', { name: 'Send answer' }).click();
    await expect(mailApp.getByText('Questions you answered')).toBeVisible();
    await expect(mailApp.getByText('The rest of your request')).toBeVisible();
    for (const secret of secrets) await expect(mailApp.locator('body')).not.toContainText(secret);
    await expectNoFaults(mailApp, 'what the link of an email opens');
    await told({ staff: ['A family has answered'] });
    await family.reload();
    await expectSameDay(family.getByRole('main'), await listed(staff, 'Requests', reference));
  });

  await test.step('staff publish it as a job, and see who fits, and why', async () => {
    await follow(rowOf(staff, reference));
    await expect(staff.getByText('Yes, but she likes to be reminded.', { exact: true })).toBeVisible();
    await staff.getByRole('button', { name: 'Publish as job' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Publish as job' });
    await dialog.getByLabel('Job title').fill(TITLE);
    await dialog.getByLabel('First aid certificate').check();
    await dialog.getByRole('button', { name: 'Publish job' }).click();
    await expect(dialog).toBeHidden();
    await told({ family: ['We’re looking for a caregiver'] });
    const first = staff.getByRole('listitem').filter({ hasText: UNA.name }).first();
    await expect(first).toContainText('In the same town');
    await expect(first).toContainText('Times asked for: free at 2 of 2');
    await expect(first.getByRole('meter')).toHaveAttribute('aria-valuenow', /^[5-9]\d|100$/);
  });

  await test.step('two caregivers see the job, but not the family, and apply', async () => {
    await go(una, 'Dashboard');
    await una.getByRole('link', { name: TITLE }).click();
    await expect(una).toHaveURL(/\/caregiver\/apply\//);
    jobPath = new URL(una.url()).pathname;
    await expect(una.getByText('Dún Laoghaire').first()).toBeVisible();
    for (const secret of secrets) await expect(una.locator('body')).not.toContainText(secret);
    await una.getByText('Add a message to us').click();
    await una.getByRole('textbox').fill('I live five minutes away and have both mornings free.');
    await mayShare(una, 'Yes');
    await una.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(una).toHaveURL(/\/caregiver\/applications\/.+/);
    await told({ staff: ['A caregiver has applied'] });
    await declan.goto(jobPath);
    await mayShare(declan, 'No');
    await declan.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(declan).toHaveURL(/\/caregiver\/applications\/.+/);
    await told({ staff: ['A caregiver has applied'] });
    for (const [caregiver, name] of [
      [declan, 'Declan Byrne'],
      [una, UNA.name],
    ] as const) {
      await expect(caregiver.getByRole('main')).toContainText('Received');
      await expectSameDay(caregiver.getByRole('main'), await listed(staff, 'Applications', name));
    }
  });

  await test.step('one is shortlisted, introduced and offered the job; both she and the family say yes', async () => {
    await follow(rowOf(staff, UNA.name));
    await expect(staff.getByText('I live five minutes away')).toBeVisible();
    await staff.getByRole('button', { name: 'Shortlist' }).click();
    await told({ una: ['You are on the shortlist'] });
    await reopen(una);
    await expectSameDay(una.getByRole('main'), await listed(staff, 'Applications', UNA.name));
    await follow(rowOf(staff, UNA.name));

    await staff.getByRole('button', { name: 'Introduce to the family' }).click();
    const introduction = staff.getByRole('dialog', { name: /^Introduce .+ to the family of / });
    await introduction.getByRole('textbox').fill('She lives five minutes away.');
    await introduction.getByRole('button', { name: 'Introduce', exact: true }).click();
    const introduced = await told({
      una: ['We’ve shared your profile with a family'],
      family: ['We’d like to introduce Una'],
    });
    await expect(await listed(staff, 'Applications', UNA.name)).toContainText('Waiting on the family');
    await mailApp.goto(linkIn(introduced('family')));
    await mailApp.getByRole('button', { name: 'Yes, please' }).click();
    await expect(mailApp.getByText(/^You said yes to Una on /)).toBeVisible();
    await told({ staff: ['The family says yes'] });

    await follow(rowOf(staff, UNA.name));
    await staff.getByRole('button', { name: 'Offer the job' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click();
    const offered = await told({ una: ['You have a job offer'], family: ['Please read the terms'] });
    await mailApp.goto(linkIn(offered('family')));
    await expect(mailApp.getByRole('heading', { level: 1 })).toHaveText('Please read the terms');
    await expect(mailApp.getByText('Your yes counts for these terms too.')).toBeVisible();
    await expect(await listed(staff, 'Applications', UNA.name)).toContainText('Waiting on the caregiver');
    await reopen(una);
    await una.getByRole('button', { name: /^Accept the offer for/ }).click();
    await una.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
    await expect(una.getByText('What you accepted')).toBeVisible();
    await told({ staff: ['Offer accepted'] });
    await follow(rowOf(staff, UNA.name));
  });

  await test.step('she is placed and sees the family; the other gets an answer and doesn’t', async () => {
    await place(staff);
    const placed = await told({
      una: ['The job is yours'],
      declan: ['Not this time'],
      family: ['We’ve found a caregiver for you'],
    });
    expect(placed('declan')).toContain('Another caregiver was placed');
    await reopen(una);
    await expect(una.getByRole('main')).toContainText('Placed');
    for (const secret of secrets) await expect(una.getByRole('main')).toContainText(secret);

    await reopen(declan);
    await expect(declan.getByRole('main')).toContainText('Another caregiver was placed');
    for (const secret of secrets) await expect(declan.locator('body')).not.toContainText(secret);
    await declan.goto(jobPath);
    await expect(declan.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
    await family.reload();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(/ comes /);
  });

  await test.step('the care ends: the request and the placement are closed', async () => {
    const row = await listed(staff, 'Requests', reference);
    await expect(row).toContainText('Matched');
    await follow(row);
    await staff.getByRole('button', { name: 'Close request' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Close the request for / });
    await dialog.getByRole('textbox').fill('Nora is well again.');
    await dialog.getByRole('button', { name: 'Close request and end the care' }).click();
    const closed = await told({ family: ['Your request is closed'], una: ['Your placement has ended'] });
    expect(closed('family')).toContain('Nora is well again.');
    await reopen(una);
    await expect(una.getByRole('main')).toContainText('This placement ended before it began, on');
    for (const secret of secrets) await expect(una.locator('body')).not.toContainText(secret);
  });
  await toldInBell();
  await mailApp.close();
  await staff.close();
});
