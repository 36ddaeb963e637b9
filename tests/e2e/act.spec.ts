import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { people } from '../../scripts/demo/people/people.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mayShare } from './may-share.ts';

test('Staff see who would fit, publish, compare and invite; one caregiver applies, another declines @full', async ({
  origin,
  signInAs,
}) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const key = await sendRequest(admin, 'Nuala Act', { availability: 0b111_0111_0111 });
  const title = `Mornings ${key.reference}`;
  const staff = await signInAs(demoAccounts.admin);
  await staff.goto(`/admin/requests/${key.id}`);

  // Before publishing
  await staff.getByRole('button', { name: 'Publish as job' }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText(/^\d+ would fit$/)).toBeVisible();
  const fitting = await dialog.getByText(/^\d+ would fit$/).innerText();
  for (const document of ['Insurance', 'Driving licence', 'Reference', 'First aid certificate'])
    await dialog.getByLabel(document).check();
  await expect(dialog.getByText('Nobody would fit')).toBeVisible();
  await expect(dialog.getByText('Nobody fits this job as it is')).toBeVisible();
  // The buttons are in sight, however long the dialog is.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport();
  await expect(dialog.getByText(/this far\. Of these:/)).toBeVisible();
  await expectNoFaults(staff, 'a preview of nobody');
  for (const document of ['Insurance', 'Driving licence', 'Reference', 'First aid certificate'])
    await dialog.getByLabel(document).uncheck();
  await expect(dialog.getByText(fitting)).toBeVisible();
  await dialog.getByLabel('Job title').fill(title);
  await dialog.getByRole('button', { name: 'Publish job' }).click();
  await expect(staff.getByRole('heading', { name: title })).toBeVisible();

  // Side by side
  const rows = staff.getByRole('listitem').filter({ has: staff.getByRole('checkbox', { name: /^Select/ }) });
  for (const index of [0, 1, 2]) await rows.nth(index).getByRole('checkbox').check();
  await staff.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(dialog.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expect(dialog.getByRole('table')).toHaveCount(4);
  await expectNoFaults(staff, 'three side by side');
  await staff.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(staff, 'three below one another');
  await staff.setViewportSize({ width: 1280, height: 800 });
  await staff.keyboard.press('Escape');

  // Inviting two
  const buttons = staff.getByRole('button', { name: /^Invite / });
  const [first, second] = (await buttons.allInnerTexts()).map((words) => {
    const name = words.replace(/^Invite\s+/, '');
    const person = people.find((one) => one.name === name);
    return { name, account: demoAccount(person?.account ?? '') };
  });
  if (!first || !second) throw new Error('Two could be invited.');
  for (const { name } of [first, second]) {
    await staff.getByRole('button', { name: `Invite ${name}` }).click();
    await staff.getByRole('button', { name: 'Send invitation' }).click();
    await expect(staff.getByRole('link', { name: `Invitation of ${name}` })).toBeVisible();
  }

  // Yes
  const yes = await signInAs(first.account);
  await yes.goto('/caregiver/dashboard');
  await expect(yes.getByRole('heading', { name: 'We’d like you to apply' })).toBeVisible();
  await expectNoFaults(yes, 'a dashboard with an invitation');
  await yes.getByRole('link', { name: `Read and apply for “${title}”` }).click();
  await expect(yes.getByText('We’d like you to apply')).toBeVisible();
  await mayShare(yes, 'Yes');
  await yes.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(yes.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // No
  const no = await signInAs(second.account);
  await no.goto('/caregiver/dashboard');
  await no.getByRole('button', { name: `No, thank you for “${title}”` }).click();
  const asked = no.getByRole('dialog');
  await asked.getByLabel(/Why not/).fill('Too early in the day.');
  await asked.getByRole('button', { name: 'No, thank you' }).click();
  await expect(no.getByRole('button', { name: `No, thank you for “${title}”` })).toBeHidden();

  // What staff see of it
  await staff.reload();
  await expect(staff.getByRole('link', { name: `Application of ${first.name}` })).toBeVisible();
  await staff.getByRole('button', { name: `Shortlist ${first.name}` }).click();
  await expect(staff.getByText('Shortlisted').first()).toBeVisible();
  await staff.getByRole('link', { name: `Invitation of ${second.name}` }).click();
  await expect(staff.getByText('Invitation declined').first()).toBeVisible();
  await expect(staff.getByText('Too early in the day.').first()).toBeVisible();
});
