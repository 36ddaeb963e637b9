import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');

test('A job is reworded, withdrawn and published again, and its applicant is told each time @full', async ({
  origin,
  signInAs,
}) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const caregiver = await callerOf(origin, declan);
  const key = await sendRequest(admin, 'Nuala Steps');
  const title = `Afternoons ${key.reference}`;
  const summary = 'Tea, talk and a walk by the sea every week.';
  const job_id = await admin('publish_job', { request_id: key.id, title, summary });
  await caregiver('apply_to_job', { job_id, message: '' });
  const told = async () =>
    ((await caregiver('my_messages', {})) as { kind: string; params: { job?: { title: string } } }[]).filter(
      ({ params }) => params.job?.title.includes(key.reference),
    );

  const staff = await signInAs(demoAccounts.admin);
  await staff.goto(`/admin/requests/${key.id}`);
  await staff.getByRole('button', { name: 'Edit job' }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByLabel('Job title')).toHaveValue(title);
  await dialog.getByLabel('Job title').fill('For Nuala Steps');
  await dialog.getByRole('button', { name: 'Save job' }).click();
  await expect(dialog.getByText('Remove the name Nuala Steps').first()).toBeVisible();
  await dialog.getByLabel('Job title').fill(`Mornings ${key.reference}`);
  await dialog.getByRole('button', { name: 'Save job' }).click();
  await expect(staff.getByRole('heading', { name: `Mornings ${key.reference}` })).toBeVisible();
  expect(await told()).toMatchObject([{ kind: 'job_changed', params: { changed: 'title' } }]);

  // Another person rewords it while this dialog is open
  await staff.getByRole('button', { name: 'Edit job' }).click();
  await admin('edit_job', { job_id, title: `Evenings ${key.reference}`, summary, revision: 2 });
  await dialog.getByLabel('Job title').fill(`Nights ${key.reference}`);
  await dialog.getByRole('button', { name: 'Save job' }).click();
  await expect(dialog.getByText(/ changed this on /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep theirs' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Save job' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(dialog.getByLabel('Job title')).toHaveValue(`Evenings ${key.reference}`);
  await expect(dialog.locator(':focus')).toContainText('It replaces what you wrote here.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(staff.getByRole('heading', { name: `Evenings ${key.reference}` })).toBeVisible();

  await staff.getByRole('button', { name: 'Withdraw job' }).click();
  await dialog.getByLabel('Reason').fill('The hours change.');
  await dialog.getByRole('button', { name: 'Withdraw job' }).click();
  await expect(staff.getByRole('button', { name: 'Publish as job' })).toBeVisible();
  await expectNoFaults(staff, 'a job that was taken back');
  expect((await told())[0]).toMatchObject({ kind: 'declined', params: { reason: 'The hours change.' } });

  await staff.getByRole('button', { name: 'Publish as job' }).click();
  await expect(dialog.getByLabel('Job title')).toHaveValue(`Evenings ${key.reference}`);
  await dialog.getByLabel('Job title').fill(`Weekends ${key.reference}`);
  await dialog.getByRole('button', { name: 'Publish job' }).click();
  await expect(staff.getByRole('heading', { name: `Weekends ${key.reference}` })).toBeVisible();
  expect((await told())[0]).toMatchObject({
    kind: 'application_reopened',
    params: {
      job: { title: `Evenings ${key.reference}` },
      now: { title: `Weekends ${key.reference}` },
      again: 'published',
    },
  });
});

test('A request that was closed is taken into review again @full', async ({ origin, signInAs }) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const key = await sendRequest(admin, 'Nuala Closed');
  await admin('publish_job', {
    request_id: key.id,
    title: `Nights ${key.reference}`,
    summary: 'Someone who sleeps in the house.',
  });
  const staff = await signInAs(demoAccounts.admin);
  await staff.goto(`/admin/requests/${key.id}`);
  await staff.getByRole('button', { name: 'Close request' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Close request' }).click();
  await staff.getByRole('button', { name: 'Review again' }).click();
  await expect(staff.getByRole('button', { name: 'Publish as job' })).toBeVisible();
});
