import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

for (const { who, from, link, gone } of [
  {
    who: demoAccounts.caregiver,
    from: '/caregiver/dashboard',
    link: 'See all applications',
    gone: {},
  },
  // The server is back as soon as it was asked for.
  {
    who: demoAccounts.admin,
    from: '/admin/dashboard',
    link: 'Placements',
    gone: { times: 1 },
  },
])
  test(`${who.email} opens a screen while the server is gone: it says so, and loads once it is back @full`, async ({
    signInAs,
  }) => {
    const page = await signInAs(who);
    await page.goto(from);
    const way = page.getByRole('main').getByRole('link', { name: link, exact: true });
    await expect(way).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The browser's cache works without a server too.
    await page.route(/\/_astro\/.*Screen/, (route) => route.abort('connectionrefused'));
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.abort('connectionrefused'),
      gone,
    );
    await way.click();
    const notice = page.getByRole('heading', { level: 1, name: 'We can’t reach the service' });
    await expect(notice).toBeVisible({ timeout: 3000 });
    await expect(page.getByText(/newer version/)).toHaveCount(0);
    await page.unrouteAll();
    await expect(notice).toBeHidden({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a long wait says so; a new screen has the focus and its name, and signing out asks about typed text @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.newcomer, { shared: false });
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.route('**/rest/v1/caregiver_profiles*', () => undefined);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('main', { name: 'My Profile' })).toBeFocused();
  await expect(page.getByText('This is taking longer than usual. Check your connection.')).toBeVisible();
  await page.unrouteAll();

  await page.goto('/caregiver/profile-completion?section=about');
  await page.getByLabel('Year of birth').fill('1981');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return asked.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  const logout = page.getByRole('button', { name: 'Logout' });
  await page.getByRole('button', { name: 'Account' }).click();
  await logout.click();
  await expect.poll(() => asked).toEqual([expect.stringContaining('typed something that isn’t saved')]);
  await expect(page.getByLabel('Year of birth')).toHaveValue('1981');
  await logout.click();
  await expect(page).toHaveURL(/\/landing#signed-out$/);
});
