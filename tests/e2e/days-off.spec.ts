import { demoAccount } from '../../scripts/demo/accounts.ts';
import { daysAfter } from '../../src/domain/calendar-day.ts';
import { formatLongDay, today } from '../../src/domain/operator.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { apply, endPlacement, placeByPhone, publish, sendRequest, TOMORROW } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

const declan = demoAccount('declan.byrne');
const EVERY_EVENING = 0x4444444;

test('days off cancel visits, and removing them restores these @full', async ({
  page: family,
  origin,
  admin,
  signInAs,
}) => {
  const key = await sendRequest(admin, 'Orla Keane', { availability: EVERY_EVENING });
  const application = await apply(origin, declan, await publish(admin, key.id, 'Evenings with music'));
  const placement = await placeByPhone(admin, application, { starts_on: TOMORROW });
  const [from, to] = [daysAfter(today(), 8), daysAfter(today(), 9)];
  const caregiver = await signInAs(declan);
  await caregiver.goto('/caregiver/profile-completion?section=days-off');
  const days = caregiver
    .locator('section')
    .filter({ has: caregiver.getByRole('heading', { name: 'Days off' }) });

  await test.step('the visits are named, and need a yes', async () => {
    await days.getByLabel('First day off').fill(from);
    await days.getByLabel('Last day off').fill(to);
    await expect(days.getByText(new RegExp(`^${formatLongDay(from)}, .*Evenings with music`))).toBeVisible();
    await days.getByRole('button', { name: 'Add days off' }).click();
    await expect(days.getByRole('alert')).toContainText('Tick the box if you can’t come');
    await days.getByLabel('I can’t come to these visits').check();
    await expectNoFaults(caregiver, 'days off with visits');
    await days.getByRole('button', { name: 'Add days off' }).click();
    await expect(caregiver.getByText('Your days off are saved. We’ve told the families.')).toBeVisible();
  });

  await test.step('the family’s page says so', async () => {
    await family.goto(trackingLink(origin, key));
    await expect(family.getByText(/^Declan can’t come/)).toHaveCount(2);
  });

  await test.step('removing them asks whether the visits take place again', async () => {
    await days.getByRole('button', { name: /^Remove/ }).click();
    const dialog = caregiver.getByRole('dialog');
    await expect(dialog.getByText(/Evenings with music/)).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Remove, and I can come' }).click();
    await expect(caregiver.getByText(/^These days off are removed\. We’ve told/)).toBeVisible();
    await family.reload();
    await expect(family.getByText(/^Declan can’t come/)).toHaveCount(0);
  });
  await endPlacement(admin, placement);
});
