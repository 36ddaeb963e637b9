import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test as base } from './fixtures.ts';

const { email, password } = demoAccounts.caregiver;

/** The small scripts of every page. */
const OWN = /\/(Page\.astro_|chrome\.)/;

/** Opens a page on which form scripts load only when the test says so. */
const test = base.extend<{ openEarly: (path: string) => Promise<() => void> }>({
  openEarly: async ({ page }, use) => {
    const broke: string[] = [];
    page.on('pageerror', ({ message }) => broke.push(message));
    await use(async (path) => {
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/*.js', async (route) => {
        if (!OWN.test(route.request().url())) await arrival;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      return arrive;
    });
    expect(broke).toEqual([]);
  },
});

test('a sign-in typed before the scripts load is sent once they have @full', async ({ page, openEarly }) => {
  // The check for the server, because the wait is long.
  const long = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  const arrive = await openEarly('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await expect(button).toBeDisabled();
  expect(new URL(page.url()).search, 'what the browser would send by itself').toBe('');
  await long;

  arrive();
  await expect(button).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue(password);
  await button.click();
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
});

test('an address typed before the scripts arrive goes along to “Forgotten password?” @full', async ({
  page,
  openEarly,
}) => {
  const arrive = await openEarly('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.waitForURL('**/password/forgot', { waitUntil: 'commit' });
  arrive();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('the wizard takes its first answers, and “Continue”, before the scripts arrive @full', async ({
  page,
  openEarly,
}) => {
  const arrive = await openEarly('/request');
  await page.getByLabel('My partner').check();
  await page.getByLabel('Full name of the person who needs care').fill('Seán Ó Sé');
  await page.getByLabel('This is a shared device').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(new URL(page.url()).search, 'what the browser would send by itself').toBe('');

  arrive();
  await expect(page.getByRole('heading', { name: 'What kind of care is needed?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('My partner')).toBeChecked();
  await expect(page.getByLabel('Full name of the person who needs care')).toHaveValue('Seán Ó Sé');
  await expect(page.getByLabel('This is a shared device')).toBeChecked();
});

test('a person with a draft sees neither its answers nor an empty form while the scripts load @full', async ({
  page,
  openEarly,
}) => {
  await page.goto('/request');
  await page.getByLabel('My partner').check();
  await page.goto('/landing');
  const arrive = await openEarly('/request');
  await expect(page.getByRole('status').getByText('Loading Application...')).toBeVisible();
  await expect(page.getByLabel('My partner')).toBeHidden();
  arrive();
  await expect(page.getByRole('heading', { name: 'You have started a request' })).toBeVisible();
  await expect(page.getByText('Loading Application...')).toBeHidden();
});
