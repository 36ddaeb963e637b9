import { newCaregiver } from './account-mail.ts';
import { expectNoFaults } from './axe.ts';
import { saveAndGoOn } from './caregiver-profile.ts';
import { expect, test } from './fixtures.ts';

test('on a phone the profile is filled in section by section, and nothing typed is lost @full', async ({
  origin,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'parts');
  const page = await signInAs(account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/caregiver/profile-completion');
  const list = page.getByRole('navigation', { name: 'Sections of your profile' });
  const line = (name: RegExp) => list.getByRole('link', { name });
  const rate = page.getByLabel('Hourly rate');
  await expect(line(/^Your week and pay/)).toContainText('2 missing');
  await expectNoFaults(page, 'the list of the profile’s parts');

  await test.step('a missing answer leads to its field', async () => {
    await line(/^Send for review/).click();
    await page.getByRole('link', { name: 'Your hourly rate' }).click();
    await expect(rate).toBeFocused();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/\?section=week#hourlyRate$/);
    await page.getByRole('link', { name: 'All parts' }).click();
    await expect(list).toBeVisible();
  });

  await test.step('typed text survives a change of section and a reload', async () => {
    await line(/^Your week and pay/).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Your week and pay' })).toBeFocused();
    await rate.fill('21,50');
    await page.getByRole('link', { name: 'All parts' }).click();
    await expect(line(/^Your week and pay/)).toBeFocused();
    await expect(line(/^Your week and pay/)).toContainText('Not saved');
    await page.reload();
    await expect(line(/^Your week and pay/)).toContainText('Not saved');
    await line(/^Your week and pay/).click();
    await expect(rate).toHaveValue('21,50');
    await expect(page.getByText('We’ve kept what you typed')).toBeVisible();
  });

  await test.step('it says that the connection is lost; saving later moves the meter and continues', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toContainText('This was not saved');
    await expect(rate).toHaveValue('21,50');
    await page.context().setOffline(false);
    const meter = page.getByRole('progressbar', { name: 'Your profile' });
    const before = Number(await meter.getAttribute('value'));
    await saveAndGoOn(page, 'Send for review');
    expect(Number(await meter.getAttribute('value'))).toBeGreaterThan(before);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Send for review' })).toBeVisible();
    await page.getByRole('link', { name: 'All parts' }).click();
    await expect(line(/^Your week and pay/)).toContainText('€21.50 an hour');
    await expect(line(/^Your week and pay/)).toContainText('1 missing');
  });

  await test.step('a wrong or missing answer stays in its section, and sending names what is missing', async () => {
    await line(/^About you/).click();
    await page.getByLabel('Year of birth').fill('85');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter the year of birth, from 1900 on');
    await expectNoFaults(page, 'a part with a fault');
    await page.getByLabel('Year of birth').fill('1985');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Write something about yourself.');
    await saveAndGoOn(page, 'Care and experience');
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('link', { name: 'All parts' }).click();
    await line(/^Send for review/).click();
    await page.getByRole('checkbox', { name: /^I agree that/ }).check();
    await page.getByRole('button', { name: 'Send for review' }).click();
    const missing = page.getByRole('alert');
    await expect(missing).not.toContainText('Enter your hourly rate.');
    await missing.getByRole('link', { name: 'Choose when you can work.' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Your week and pay' })).toBeVisible();
    await expect(page.locator('#availability :focus')).toHaveCount(1);
  });
});
