import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { operator } from '../../src/domain/operator.ts';
import { statements } from '../../src/domain/statements.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, callerOf, placeByPhone, publish, sendRequest, TOMORROW } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
const TITLE = 'Sundays by the harbour';
/** The calendar file that a page offers. */
async function calendarOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download the calendar file/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('placement.ics');
  return readFile(await download.path(), 'utf8');
}

const WORDS = 'He comes late, and my mother waits at the window.';

// A server of its own, to move the clock.
test.use({ ownServer: true });

test('after a week a family says that something isn’t right, and staff settle it @full', async ({
  page: family,
  origin,
  sql,
  admin: staff,
  signInAs,
}) => {
  const caregiver = await callerOf(origin, declan);
  const key = await sendRequest(staff, 'Ciara Nolan', { availability: 0b11 << 24 });
  const application = await apply(origin, declan, await publish(staff, key.id, TITLE));
  const placement = await placeByPhone(staff, application, { starts_on: TOMORROW });
  const question = family
    .locator('section, details')
    .filter({ has: family.getByRole('heading', { name: 'Your first week with Declan' }) });

  const complaints = family
    .locator('details')
    .filter({ has: family.getByRole('heading', { name: 'If something isn’t right' }) });

  await test.step('nobody is asked before the first week is over', async () => {
    await family.goto(trackingLink(origin, key));
    await expect(family.getByRole('heading', { name: 'Your caregiver', exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await family.getByText('Times, pay and documents').click();
    expect(await calendarOf(family)).toContain('SUMMARY:Care: Declan Byrne');
  });

  await test.step('what it writes without a connection is kept, and the page says how to send it', async () => {
    const dialog = family.getByRole('dialog');
    const tell = complaints.getByRole('button', { name: 'Tell us what isn’t right' });
    await complaints.getByRole('heading').click();
    await tell.click();
    await dialog.getByLabel('What is it about?').selectOption('Something else');
    await family.route('**/rest/v1/rpc/*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Tell our team' }).click();
    await expect(dialog.getByText('Your message was not sent')).toBeVisible();
    await family.unroute('**/rest/v1/rpc/*');
    await family.reload();
    await expect(complaints.getByText(/^You haven’t sent what you wrote/)).toBeVisible();
    await tell.click();
    await expect(dialog.getByLabel('What is it about?')).toHaveValue('other');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('then the page asks; the family answers well, then that something isn’t right', async () => {
    await sql(`update public.placements set starts_on = private.today() - 7 where id = '${placement}'`);
    await sql(
      `select private.ask_how_it_goes((private.today() + time '12:00') at time zone '${operator.timeZone}')`,
    );
    await family.reload();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('How is it going with Declan?');
    await expect(question).toContainText('Only our team reads your answer, never Declan.');
    await expectNoFaults(family, 'the question how it goes');
    await family.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(family, 'the question how it goes at 320 px');
    await family.setViewportSize({ width: 1280, height: 800 });
    await question.getByRole('button', { name: 'It’s going well' }).click();
    await expect(question).toContainText('that it’s going well');
    await question.getByRole('button', { name: 'Something isn’t right' }).click();
    const dialog = family.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'our safeguarding page' })).toBeVisible();
    await dialog.getByLabel('What is it about?').selectOption('Someone may be unsafe, or was hurt');
    await expect(dialog.getByRole('link', { name: statements.safeguarding.phone })).toBeVisible();
    await expectNoFaults(family, 'what isn’t right');
    await dialog.getByLabel('What is it about?').selectOption('Late, or did not come');
    await dialog.getByLabel('What happened?').fill(WORDS);
    await dialog.getByRole('button', { name: 'Tell our team' }).click();
    await expect(question).toHaveCount(0);
    await expect(complaints).toContainText(WORDS);
    await expect(complaints).toContainText('We’ve received it');
  });

  await test.step('it leads from the dashboard to the placement, until a staff member settles it', async () => {
    const admin = await signInAs(demoAccounts.admin);
    await admin.goto('/admin/dashboard');
    await admin.getByRole('link', { name: /Complaints? to settle/ }).click();
    await admin.getByRole('row').filter({ hasText: TITLE }).getByRole('link').first().click();
    await expect(admin.getByText(WORDS)).toBeVisible();
    await expectNoFaults(admin, 'a placement with a complaint');
    await admin.getByRole('button', { name: 'Settle' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Settle' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('How serious was it?').selectOption('Low');
    await dialog.getByLabel('Outcome').selectOption('The care was changed');
    await expect(dialog.getByText('The family reads: “We changed the care.”')).toBeVisible();
    await dialog.getByLabel('The family').check();
    await dialog.getByLabel('What was done, and what was agreed').fill('Called both: he starts at ten now.');
    await dialog.getByRole('button', { name: 'Settle' }).click();
    await expect(admin.getByText(/he starts at ten now/)).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Settle' })).toHaveCount(0);
    // The caregiver's page says which placement takes their Sunday.
    await admin.goto(`/admin/caregivers/${declan.id}`);
    const placements = admin
      .locator('section')
      .filter({ has: admin.getByRole('heading', { name: 'Placements', exact: true }) });
    await expect(placements.getByRole('listitem').filter({ hasText: TITLE })).toContainText(
      'Sunday mornings and afternoons',
    );
    await expectNoFaults(admin, 'the week of a caregiver');
    await placements.getByRole('listitem').filter({ hasText: TITLE }).getByRole('link').click();
    await expect(admin).toHaveURL(new RegExp(placement));
    const calendar = await calendarOf(admin);
    expect(calendar).toContain('RRULE:FREQ=WEEKLY;BYDAY=SU');
    expect(calendar).toContain('LOCATION:Dún Laoghaire');
    await admin.goto('/admin/dashboard');
    await expect(admin.getByRole('link', { name: /^\d+ New requests?/ })).toBeVisible();
    await expect(admin.getByRole('link', { name: /Complaints? to settle/ })).toHaveCount(0);
  });

  await test.step('the caregiver learns nothing, and the page no longer asks', async () => {
    const mine = await signInAs(declan);
    await mine.goto('/caregiver/applications');
    await mine.getByRole('link', { name: TITLE }).first().click();
    await expect(mine.locator('body')).not.toContainText(WORDS);
    expect(JSON.stringify(await caregiver('export_my_data', {}))).not.toContain(WORDS);
    await family.reload();
    await expect(family.getByRole('heading', { name: 'Your caregiver', exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(complaints).toContainText(/We changed the care\..*We dealt with this on /);
  });

  await test.step('later it isn’t right with a stand-in, and the family says so', async () => {
    await sql(
      `insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_name, settled_at)
       values (gen_random_uuid(), '${placement}', private.today() - 1, 0, 'cannot_come', 'Aoife Nolan', now())`,
    );
    await family.reload();
    const dialog = family.getByRole('dialog');
    // What was typed first and not sent keeps it unfolded.
    await complaints.getByRole('button', { name: 'Tell us what isn’t right' }).click();
    const whose = dialog.getByLabel('Whose visits is it about?');
    await expect(whose.getByRole('option')).toHaveText(['Choose one', 'Declan', /^Aoife, on /]);
    await expectNoFaults(family, 'what isn’t right with a stand-in');
    await whose.selectOption({ index: 2 });
    await dialog.getByLabel('What is it about?').selectOption('Something else');
    await dialog.getByRole('button', { name: 'Tell our team' }).click();
    await expect(complaints).toContainText(/\(Aoife, /);
    const admin = await signInAs(demoAccounts.admin);
    await admin.goto(`/admin/placements/${placement}`);
    await expect(admin.getByText(/^About Aoife Nolan, who came on /)).toBeVisible();
  });
});
