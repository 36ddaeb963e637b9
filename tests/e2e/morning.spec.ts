import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { newCaregiver } from './account-mail.ts';
import { type Caller, sendRequest } from './api.ts';
import { answerProfile, UNA } from './caregiver-profile.ts';
import { expect, type SignInAs, test } from './fixtures.ts';
import { uploadDocuments } from './documents.ts';

test.use({ ownServer: true });

/** What a morning may take (decision 0130). */
const MOST_CLICKS = 19;
const MOST_KEYS = 59;

const CAREGIVER = 'Orla Morning';
const FAMILY = 'Ruth Morning';
/** A job of the demo with several applicants. */
const JOB = `select j.id from public.jobs j where j.status = 'open'
  order by (select count(*) from public.applications a where a.job_id = j.id and a.status in ('submitted', 'shortlisted')) desc, j.id limit 1`;

type Start = { origin: string; sql: (statement: string) => Promise<void>; signInAs: SignInAs; admin: Caller };

/**
 * The demo with a morning's work, waiting longest: two documents, their caregiver's profile, a request, an
 * application.
 */
async function begin({ origin, sql, signInAs, admin }: Start): Promise<Page> {
  const account = await newCaregiver(origin, 'morning');
  const caregiver = await signInAs(account);
  await answerProfile(caregiver, { ...UNA, name: CAREGIVER });
  await caregiver.getByRole('button', { name: 'Send for review' }).click();
  await expect(caregiver.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  const documents = await uploadDocuments(origin, account);
  const { id } = await sendRequest(admin, FAMILY);
  await sql(`
    -- Nothing else presses, so that this queue leads.
    delete from public.visit_changes where kind <> 'not_needed';
    delete from public.complaints;
    update public.requests set priority = false, start = 'day', starts_on = private.today() + 60;
    update public.jobs set starts_on = private.today() + 60 where status = 'open';
    update public.documents set created_at = '2026-01-05'::timestamptz + (kind = 'background_check')::integer * interval '1 hour'
    where id in ('${documents.join("', '")}');
    update public.caregiver_profiles set submitted_at = '2026-01-12' where full_name = '${CAREGIVER}';
    update public.requests set submitted_at = '2026-01-19' where id = '${id}';
    update public.applications set may_be_shown = true where job_id = (${JOB});
    update public.applications set submitted_at = '2026-01-26', shortlisted_at = null, status = 'submitted'
    where id = (select a.id from public.applications a where a.job_id = (${JOB}) and a.status in ('submitted', 'shortlisted') order by a.status = 'shortlisted', a.id limit 1);
  `);
  const page = await signInAs(demoAccounts.admin);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /^Check document/ }).first()).toBeVisible();
  return page;
}

const next = (page: Page) => page.locator('[data-next] a');
const document = (page: Page, kind: string) => page.getByRole('heading', { name: `${kind}: ${CAREGIVER}` });
const more = (page: Page) =>
  page.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name: 'More' });
const expectPlaced = (page: Page) => expect(page.getByText(/ is placed$/)).toBeVisible();
const DOCUMENTS = ['Proof of identity', 'Background check'] as const;

/** Expects that every other applicant has an answer. */
async function expectTheRestDeclined(page: Page) {
  await page.getByRole('link', { name: 'Open the request' }).click();
  const applied = page.getByRole('listitem').filter({ has: page.locator('a[href^="/admin/applications/"]') });
  await expect(applied.filter({ hasText: 'Placed' })).toHaveCount(1);
  await expect(applied.filter({ hasText: 'Not chosen' }).first()).toBeVisible();
  await expect(applied.filter({ hasText: /New|Shortlisted|Introduced/ })).toHaveCount(0);
}

test('a morning’s queue by mouse, and its clicks @full', async ({ origin, sql, signInAs, admin }) => {
  const page = await begin({ origin, sql, signInAs, admin });
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };

  await test.step('two documents are verified', async () => {
    await click(page.getByRole('link', { name: /^Check document/ }).first());
    for (const kind of DOCUMENTS) {
      await expect(document(page, kind)).toBeVisible();
      await click(page.getByRole('checkbox', { name: /^All of this/ }));
      await click(page.getByRole('button', { name: 'Verify', exact: true }));
      await expect(document(page, kind)).toBeHidden();
    }
  });

  await test.step('the caregiver is approved', async () => {
    await click(page.getByRole('link', { name: `Review profile of ${CAREGIVER}` }));
    await click(page.getByRole('button', { name: 'Approve', exact: true }));
    await expect(next(page).first()).toBeFocused();
  });

  await test.step('a request is read and published', async () => {
    await click(next(page).filter({ hasText: 'Review request' }));
    await expect(page.getByText(FAMILY).first()).toBeVisible();
    await click(page.getByRole('button', { name: 'Publish as job' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Publish job' }));
    await expect(page.getByRole('heading', { name: 'Best matches' })).toBeFocused();
  });

  await test.step('three applicants are compared, one is introduced and placed, the rest is declined', async () => {
    await click(next(page).filter({ hasText: 'Answer application' }));
    await click(page.getByRole('button', { name: 'Compare top 3' }));
    await click(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /^Introduce/ })
        .first(),
    );
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.insertText('She lives around the corner.');
    await click(page.getByRole('dialog').getByRole('button', { name: 'Introduce', exact: true }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await click(more(page));
    await click(page.getByRole('menuitem', { name: 'Place caregiver' }));
    await page.keyboard.insertText('Her daughter');
    await click(page.getByLabel('Who said yes for the caregiver?'));
    await page.keyboard.insertText('She herself');
    await click(page.getByRole('dialog').getByRole('button', { name: 'Place caregiver' }));
    await expectPlaced(page);
  });

  test.info().annotations.push({ type: 'clicks', description: String(clicks) });

  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await expectTheRestDeclined(page);
});

test('a morning’s queue by keyboard alone, and its keys @full', async ({ origin, sql, signInAs, admin }) => {
  const page = await begin({ origin, sql, signInAs, admin });
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += 1;
    }
  };
  const tabTo = async (what: Locator, key = 'Tab') => {
    await expect(what).toBeVisible();
    for (let tabs = 0; tabs < 15; tabs += 1) {
      if (await what.evaluate((element) => element === window.document.activeElement)) return;
      await press(key);
    }
    await expect(what).toBeFocused();
  };

  await test.step('two documents are verified', async () => {
    await press('g', 'p');
    for (const kind of DOCUMENTS) {
      await expect(document(page, kind)).toBeVisible();
      await press('m', 'Space', 'Enter');
      await expect(document(page, kind)).toBeHidden();
    }
  });

  await test.step('the caregiver is approved', async () => {
    await expect(page.getByRole('link', { name: `Review profile of ${CAREGIVER}` })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await press('m', 'Enter');
    await expect(next(page).first()).toBeFocused();
  });

  await test.step('a request is read and published', async () => {
    await press('Enter');
    await expect(page.getByText(FAMILY).first()).toBeVisible();
    await press('m');
    await tabTo(page.getByRole('button', { name: 'Publish as job' }));
    await press('Enter');
    await tabTo(page.getByLabel('Job title'));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Best matches' })).toBeFocused();
  });

  await test.step('three applicants are compared, one is introduced and placed, the rest is declined', async () => {
    await press('n', 'Enter');
    await expect(page.getByRole('button', { name: 'Compare top 3' })).toBeVisible();
    await press('m');
    await tabTo(page.getByRole('button', { name: 'Compare top 3' }));
    await press('Enter');
    await tabTo(page.getByRole('dialog').getByRole('heading', { level: 3 }).first().getByRole('link'));
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await press('m');
    await tabTo(page.getByRole('button', { name: 'Introduce to the family' }));
    await press('Enter');
    await page.keyboard.insertText('She lives around the corner.');
    await press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await press('m');
    await expect(page.getByRole('button', { name: 'Record the family’s answer' })).toBeFocused();
    await tabTo(more(page), 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Place caregiver' })).toBeFocused();
    await press('Enter');
    await page.keyboard.insertText('Her daughter');
    await tabTo(page.getByLabel('Who said yes for the caregiver?'));
    await page.keyboard.insertText('She herself');
    await press('Enter');
    await expectPlaced(page);
    await expect(next(page).first()).toBeFocused();
  });

  test.info().annotations.push({ type: 'keys', description: String(keys) });

  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await expectTheRestDeclined(page);
});
