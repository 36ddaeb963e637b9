import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { publish, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mayShare } from './may-share.ts';

const TITLE = 'Walks by the harbour';

test.use({ ownServer: true });

test('both sides see the same due day, and after it the item is overdue @full', async ({
  sql,
  admin: api,
  signInAs,
}) => {
  const { id } = await sendRequest(api, 'Ciara Harbour');
  await publish(api, id, TITLE);
  const caregiver = await signInAs(demoAccounts.caregiver);
  const admin = await signInAs(demoAccounts.admin);
  const mine = caregiver.getByRole('listitem').filter({ hasText: TITLE }).first();
  let day = '';

  await test.step('a caregiver applies, and reads by which day we answer', async () => {
    await caregiver.goto('/caregiver/dashboard');
    await caregiver.getByRole('link', { name: TITLE }).click();
    await mayShare(caregiver, 'No');
    await caregiver.getByRole('button', { name: 'Apply', exact: true }).click();
    const own = caregiver.getByRole('main');
    await expect(own).toContainText('We’ll answer by');
    day = /We’ll answer by (\w+,? \d+ \w+)\./.exec((await own.textContent()) ?? '')?.[1] ?? '';
    expect(day).not.toBe('');
    await expectNoFaults(caregiver, 'applications that wait');
    await caregiver.goto('/caregiver/dashboard');
    await expect(caregiver.getByText(`We’ll answer by ${day}.`).first()).toBeVisible();
    await expectNoFaults(caregiver, 'a dashboard with what waits');
  });

  await test.step('staff read the same day', async () => {
    await admin.goto('/admin/applications');
    await expect(admin.getByRole('row').filter({ hasText: TITLE })).toContainText(
      `Waiting on us · due ${day}`,
    );
    await expectNoFaults(admin, 'a list with days');
    await admin.getByRole('row').filter({ hasText: TITLE }).getByRole('link').first().click();
    await expect(admin.getByText(`Waiting on us · due ${day}`)).toBeVisible();
    await expectNoFaults(admin, 'an application with its day');
  });

  await test.step('after that day it is overdue, and the caregiver is told that it takes longer', async () => {
    await sql(
      `update public.applications set submitted_at = now() - interval '2 years'
       where job_id = (select id from public.jobs where title = '${TITLE}')`,
    );
    // It must be among the first rows.
    await sql(`update public.requests set priority = true where id = '${id}'`);
    await admin.reload();
    await admin.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(admin.getByRole('heading', { name: /\d+ to do, \d+ overdue/ })).toBeVisible();
    await expectNoFaults(admin, 'a dashboard with what is overdue');
    const first = admin.getByRole('row').filter({ hasText: TITLE });
    await expect(first).toContainText(/\d+ days overdue/);
    // The admin who entered it is its owner.
    await expect(first).toContainText('You');
    await first.getByRole('link', { name: 'Answer application' }).click();
    await expect(admin.getByText(TITLE).first()).toBeVisible();
    await expect(admin.getByText('Waiting on us · overdue since')).toBeVisible();
    await caregiver.goto('/caregiver/applications');
    await expect(mine).toContainText('This is taking longer than we said');
  });

  await test.step('a later status shows who did what, and a new day', async () => {
    await admin.getByRole('button', { name: 'Shortlist' }).click();
    await expect(admin.getByText(/^Waiting on us · due /)).toBeVisible();
    await caregiver.reload();
    await expect(mine).toContainText(/We’ll answer by .* We put you on the shortlist on /);
  });

  await test.step('a document shows its day to both, and that a staff member opened it', async () => {
    const { id: owner } = demoAccounts.caregiver;
    await admin.goto(`/admin/caregivers/${owner}`);
    const entry = admin
      .getByRole('listitem')
      .filter({ hasText: 'Driving licence' })
      .filter({ hasText: 'Waiting on us' });
    await expect(entry).toContainText(/Waiting on us · (due|overdue since) /);
    const items = (await api('pending_items', { about: [owner] })) as { kind: string; subject_id: string }[];
    const document = items.find(({ kind }) => kind === 'document');
    await api('open_document', { document_id: document?.subject_id });
    await caregiver.goto('/caregiver/documents');
    await expect(
      caregiver.getByText(/(We’ll answer by|This is taking longer) .* Our team opened it on /),
    ).toBeVisible();
    await expectNoFaults(caregiver, 'documents that wait');
  });
});
