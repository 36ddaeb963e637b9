import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { type Route, ROUTES } from '../../src/domain/routes.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const kindOf = ({ path, shell }: Route) => `${shell ?? path} ${path.includes(':')}`;
/** For each built page, one address with an id and one without. */
const guarded = Object.values<Route>(ROUTES)
  .filter(({ access }) => access !== 'anyone')
  .filter((route, n, all) => all.findIndex((other) => kindOf(other) === kindOf(route)) === n);
const concrete = (path: string) => path.replace(/:\w+/, 'f0000000-0000-4000-8000-000000000000');

test('a visitor is sent from guarded pages to sign in, which remembers where from, and from unknown paths to the start; set-up says it is done once there is an admin', async ({
  page,
  request,
}) => {
  for (const { path } of guarded) {
    await page.goto(`${concrete(path)}#part`);
    await page.waitForURL(/\/login\?from=/);
    const { searchParams, hash } = new URL(page.url());
    const leadsOn = path === '/admin';
    expect(searchParams.get('from')).toBe(leadsOn ? '/admin/dashboard' : concrete(path));
    if (!leadsOn) expect(hash).toBe('#part');
  }
  for (const path of ['/nothing', '/admin/nothing', '/landing/x/y'])
    expect(new URL((await request.get(path)).url()).pathname, path).toBe('/');
  await page.goto('/caregiver');
  await page.waitForURL('**/landing');

  // The registration screen.
  await page.goto('/register/caregiver');
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await page.goto('/admin/setup');
  await expect(page.getByText('Set-up is done').first()).toBeVisible();
});

test('someone with only a legacy record signs in as a caregiver, stays on this site and in their own area, and leaves nothing behind @full', async ({
  page,
}) => {
  await page.goto(`/login?from=${encodeURIComponent('//evil.example/admin')}`);
  await test.step('a wrong password is refused in words, and typed text stays', async () => {
    await signIn(page, { email: demoAccounts.legacy.email, password: 'not the password' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.legacy.email);
  });
  const expectHome = async () => {
    await page.waitForURL('**/caregiver/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  };
  await signIn(page, demoAccounts.legacy);
  await expectHome();
  for (const path of ['/admin', '/admin/users', '/no/such/page']) {
    await page.goto(path);
    await expectHome();
  }
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/landing#signed-out');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/caregiver/documents');
  await page.waitForURL(/\/login/);
});

test('an admin is sent from caregiver pages and unknown paths to their own dashboard @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.admin);
  for (const path of ['/caregiver/dashboard', '/caregiver/documents', '/no/such/page']) {
    await page.goto(path);
    await page.waitForURL('**/admin/dashboard');
  }
});
