import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { newCaregiver } from './account-mail.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { answerProfile, UNA } from './caregiver-profile.ts';
import { expect, test } from './fixtures.ts';
import { uploadDocuments, verifyDocuments } from './documents.ts';

test('documents follow from a rule: for publishing, and for approving @full', async ({
  origin,
  signInAs,
}) => {
  const admin = await signInAs(demoAccounts.admin);
  const api = await callerOf(origin, demoAccounts.admin);
  const { id } = await sendRequest(api, 'Ruth Seaview', { care_types: ['respite_care'] });
  let account: Awaited<ReturnType<typeof newCaregiver>>;

  await test.step('an admin writes the rules', async () => {
    await admin.goto('/admin/users');
    const rule = admin.getByLabel('Insurance for respite for a family carer');
    await rule.check();
    await admin.getByRole('button', { name: 'Save these documents' }).click();
    await expect(admin.getByText('We now ask for these documents.')).toBeVisible();
    await admin.reload();
    await expect(rule).toBeChecked();
    await expectNoFaults(admin, 'the rules about documents');
  });

  await test.step('publishing begins with them, and leaves one out only for a reason', async () => {
    await admin.goto(`/admin/requests/${id}`);
    await admin.getByRole('button', { name: 'Publish as job' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Publish as job' });
    for (const document of ['Proof of identity', 'Background check', 'Insurance'])
      await expect(dialog.getByRole('checkbox', { name: document })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Care qualification' })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Insurance' }).uncheck();
    await dialog.getByRole('button', { name: 'Publish job' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Write why this is not asked for: Insurance.');
    await expectNoFaults(admin, 'a document that is left out');
    await dialog.getByLabel('Why not: Insurance').fill('The family’s own cover is enough.');
    await dialog.getByRole('button', { name: 'Publish job' }).click();
    await expect(admin.getByText('The family’s own cover is enough.')).toBeVisible();
  });

  await test.step('a profile is approved only with the documents of its care', async () => {
    account = await newCaregiver(origin, 'documents');
    const una = await signInAs(account);
    await una.goto('/caregiver/profile-completion');
    await answerProfile(una, { ...UNA, name: 'Orla Documents' });
    await una.getByRole('button', { name: 'Send for review' }).click();
    await expect(una.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(una.getByText('We can approve your profile only when', { exact: false })).toBeVisible();
    await expectNoFaults(una, 'a profile whose documents are missing');

    await admin.goto('/admin/caregivers?q=Orla+Documents');
    await admin.getByRole('link', { name: 'Orla Documents' }).click();
    const approve = admin.getByRole('button', { name: 'Approve', exact: true });
    await expect(admin.getByText('Still missing: Proof of identity, Background check.')).toBeVisible();
    await expect(admin.getByRole('group', { name: 'Actions' }).getByRole('button').first()).toHaveText(
      'Ask for changes',
    );
    await approve.click();
    await expect(admin.getByRole('alert')).toContainText('Missing: Proof of identity, Background check.');
    await expectNoFaults(admin, 'a caregiver whose documents are missing');
    await verifyDocuments(origin, account);
    await admin.reload();
    await expect(admin.getByText('All documents for this care are verified and in date.')).toBeVisible();
    await approve.click();
    await expect(admin.getByText('Approved. The caregiver can now apply for jobs.')).toBeVisible();
    await una.goto('/caregiver/profile-completion');
    await expect(una.getByRole('heading', { name: 'Your profile' })).toBeVisible();
    await expect(una.getByText('2 of 2 added')).toBeVisible();
  });

  await test.step('and a document is dated', async () => {
    await admin.getByRole('button', { name: 'Change expiry of Background check' }).click();
    await admin.getByLabel('Expires on (optional)').fill('2031-03-14');
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.getByText('expires on 14 March 2031')).toBeVisible();
  });

  await test.step('a verdict over a colleague’s shows both, and loses no text', async () => {
    const [document_id] = await uploadDocuments(origin, account, ['first_aid']);
    await admin.reload();
    const caregiver = admin.url();
    await admin.getByRole('link', { name: 'Check First aid certificate' }).click();
    await admin.getByText('Add a note').click();
    await admin.getByLabel(/^A note on the check/).fill('Original seen on Monday.');
    await api('reject_document', { document_id, reason: 'The second page is missing.' });
    await admin.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(admin.getByText('Not accepted: The second page is missing.')).toBeVisible();
    await expect(admin.getByText('Verified: Original seen on Monday.')).toBeVisible();
    await expectNoFaults(admin, 'two verdicts on one document');
    await admin.getByRole('button', { name: 'Keep mine' }).click();
    await expect(admin.getByText(/^First aid certificate of .+ verified\.$/)).toBeVisible();
    await admin.goto(caregiver);
    await expect(admin.getByText('Original seen on Monday.').first()).toBeVisible();
  });

  await test.step('the rules go back to what they were, for the other journeys', async () => {
    await admin.goto('/admin/users');
    await admin.getByLabel('Insurance for respite for a family carer').uncheck();
    await admin.getByRole('button', { name: 'Save these documents' }).click();
    await expect(admin.getByText('We now ask for these documents.')).toBeVisible();
  });
});
