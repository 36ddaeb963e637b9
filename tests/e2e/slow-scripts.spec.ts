import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test as base } from './fixtures.ts';

const { email, password } = demoAccounts.caregiver;

/** Opens sign-in on a line so slow that no script arrives before the test says so. */
const test = base.extend<{ openEarly: () => Promise<() => void> }>({
  openEarly: ({ page }, use) =>
    use(async () => {
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/*.js', (route) => arrival.then(() => route.continue()));
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel('Email').fill(email);
      return arrive;
    }),
});

test('what is typed before the scripts arrive signs in once they have', async ({ page, openEarly }) => {
  const arrive = await openEarly();
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await expect(button).toBeDisabled();
  expect(new URL(page.url()).search, 'what the browser would send by itself').toBe('');

  arrive();
  await expect(button).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue(password);
  await button.click();
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
});

test('an address typed before the scripts arrive goes along to “Forgotten password?”', async ({
  page,
  openEarly,
}) => {
  const arrive = await openEarly();
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.waitForURL('**/password/forgot', { waitUntil: 'commit' });
  arrive();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
