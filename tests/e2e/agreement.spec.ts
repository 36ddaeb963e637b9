import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { apply, publish, sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './story-steps.ts';

const FIRST = 'Mornings with the radio on';
const SECOND = 'Mornings in the garden';
const declan = demoAccount('declan.byrne');

test.use({ ownServer: true });

test('staff agree with both sides, in dialogs that say what is missing @full', async ({
  origin,
  admin,
  signInAs,
}) => {
  const { id: radio } = await sendRequest(admin, 'Ciara Radio');
  const { id: garden } = await sendRequest(admin, 'Nuala Garden');
  const [first, second] = [await publish(admin, radio, FIRST), await publish(admin, garden, SECOND)];
  await apply(origin, declan, first);
  await apply(origin, declan, second, { may_be_shown: false });
  await apply(origin, demoAccounts.caregiver, second);
  const staff = await signInAs(demoAccounts.admin);
  const open = async (name: string, title: string) => {
    await staff.goto(`/admin/applications?q=${encodeURIComponent(name)}`);
    await follow(staff.getByRole('row').filter({ hasText: title }));
  };
  const press = (name: string) => choose(staff, name);
  const dialog = staff.getByRole('dialog');
  const send = (name: string) => dialog.getByRole('button', { name }).click();

  await test.step('without a yes nobody is placed; by phone it takes one dialog', async () => {
    await open('Declan', FIRST);
    await press('Place caregiver');
    await send('Place caregiver');
    await expect(dialog.getByRole('alert')).toContainText('The family hasn’t said yes yet.');
    await expect(dialog.getByRole('alert')).toContainText('The caregiver hasn’t said yes yet.');
    await expectNoFaults(staff, 'placing without a yes');
    await expectFitsAPhone(staff, 'placing');
    await dialog.getByLabel('Who said yes for the family?').fill('Peg Radio');
    await dialog.getByLabel('Who said yes for the caregiver?').fill('Declan');
    await send('Place caregiver');
    await expect(dialog).toBeHidden();
    await expect(staff.getByText('Declan Byrne is placed')).toBeVisible();
    await expect(staff.getByText(/^The family said yes on .*told by Peg Radio; recorded by/)).toBeVisible();
    await expectNoFaults(staff, 'an agreement');
  });

  await test.step('times that are taken name the placement that takes them', async () => {
    await open('Declan', SECOND);
    await press('Offer the job');
    await expect(dialog).toContainText(`Placed with Peg Ciara Radio (“${FIRST}”): Monday`);
    await send('Send the offer');
    await expect(dialog.getByRole('alert')).toContainText(
      `Already placed with Peg Ciara Radio (“${FIRST}”): Monday`,
    );
    await expectNoFaults(staff, 'an offer of times that are taken');
    await expectFitsAPhone(staff, 'an offer');
    await send('Cancel');
  });

  await test.step('a caregiver who has not agreed to be shown is not introduced', async () => {
    await press('Introduce to the family');
    await expect(dialog).toContainText('hasn’t agreed that families may see their profile');
    await expectNoFaults(staff, 'no introduction');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('a declined application is reopened', async () => {
    await press('Decline');
    await dialog.getByRole('textbox').fill('Monday is taken.');
    await send('Decline application');
    await press('Reopen application');
    await expect(staff.getByRole('button', { name: 'Shortlist' })).toBeVisible();
  });

  await test.step('an introduction is answered by phone: the family would like to talk first, then says yes', async () => {
    await staff.goto('/admin/applications');
    const rows = staff.getByRole('row').filter({ hasText: SECOND });
    await expect(rows.getByRole('link', { name: /Garden.*caregiver Declan Byrne/ })).toBeVisible();
    await follow(rows.filter({ hasNotText: 'Declan' }));
    await press('Introduce to the family');
    await send('Introduce');
    await expect(dialog.getByRole('alert')).toContainText('Write a few words.');
    await expectNoFaults(staff, 'an introduction');
    await dialog.getByRole('textbox').fill('She knows gardens, and has time on Mondays.');
    await send('Introduce');
    await expect(dialog).toBeHidden();
    await expect(staff.getByText('Waiting on the family')).toBeVisible();
    await say(staff, 'family', 'Wants to talk first');
    await expect(staff.getByText('Call the family')).toBeVisible();
    await expectNoFaults(staff, 'a family that wants to talk');
    await say(staff, 'family', 'Yes');
    await expect(staff.getByText(/^The family said yes on/)).toBeVisible();
  });

  await test.step('other terms clear the answers', async () => {
    await press('Offer the job');
    await send('Send the offer');
    await expect(dialog).toBeHidden();
    await expect(staff.getByText('Waiting on the caregiver')).toBeVisible();
    await expect(staff.getByText(/^The family said yes on/)).toBeVisible();
    await press('Change the offer');
    await dialog.getByLabel('Hourly rate').fill('31');
    await expect(dialog).toContainText('earlier answers no longer count');
    await send('Send the new offer');
    await expect(dialog).toBeHidden();
    // The caregiver was introduced, so the family's page asks about the new terms.
    await expect(staff.getByText('The family has not answered yet.')).toBeVisible();
    await say(staff, 'caregiver', 'Yes');
    await expect(staff.getByText('Accepted', { exact: true }).first()).toBeVisible();
    await say(staff, 'family', 'Yes');
    await press('Place caregiver');
    await expect(dialog.getByLabel(/^Who said yes/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Change the terms' }).click();
    await dialog.getByLabel('Hourly rate').fill('30');
    await expect(dialog).toContainText('both sides have to say yes again');
    await expect(dialog.getByLabel(/^Who said yes/)).toHaveCount(2);
    await dialog.getByLabel('Hourly rate').fill('31');
    await send('Place caregiver');
    await expect(staff.getByText(/is placed$/)).toBeVisible();
  });
});

/** Staff record a side's answer. */
async function say(staff: Page, side: 'family' | 'caregiver', answer: string): Promise<void> {
  await staff.getByRole('button', { name: `Record the ${side}’s answer` }).click();
  const dialog = staff.getByRole('dialog', { name: /^Record the / });
  await dialog.getByRole('radio', { name: answer }).check();
  await dialog.getByLabel('Who told us?').fill('Peg');
  await dialog.getByRole('button', { name: 'Record answer', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function expectFitsAPhone(page: Page, where: string): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, where);
  if (wide) await page.setViewportSize(wide);
}
