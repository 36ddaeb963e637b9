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

test('a guarded page sends a visitor to sign in and remembers where from', async ({ page }) => {
  for (const { path } of guarded) {
    await page.goto(`${concrete(path)}#part`);
    await page.waitForURL(/\/login\?from=/);
    const { searchParams, hash } = new URL(page.url());
    const leadsOn = path === '/admin';
    expect(searchParams.get('from')).toBe(leadsOn ? '/admin/dashboard' : concrete(path));
    if (!leadsOn) expect(hash).toBe('#part');
  }
});

test('a caregiver is sent from admin pages to their own dashboard', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  for (const path of ['/admin', '/admin/requests', '/admin/users']) {
    await page.goto(path);
    await page.waitForURL('**/caregiver/dashboard');
    await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible();
  }
});

test('an admin is sent from caregiver pages to their own dashboard @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.admin);
  for (const path of ['/caregiver/dashboard', '/caregiver/documents']) {
    await page.goto(path);
    await page.waitForURL('**/admin/dashboard');
  }
});

test('after signing in, people return only to this site', async ({ page }) => {
  await page.goto(`/login?from=${encodeURIComponent('//evil.example/admin')}`);
  await signIn(page, demoAccounts.admin);
  await page.waitForURL('**/admin/dashboard');
});

test('someone with only a legacy record signs in as a caregiver', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, demoAccounts.legacy);
  await page.waitForURL('**/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a wrong password is refused in words, and typed text stays', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, { email: 'nobody@demo.test', password: 'not the password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.test');
});

test('signing out returns to the start and leaves no personal data on the device', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.admin, { shared: false });
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/landing#signed-out');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/admin/requests');
  await page.waitForURL(/\/login/);
});

test('unknown paths lead to the start, for visitors and signed-in people', async ({ page, signInAs }) => {
  for (const path of ['/nothing', '/admin/nothing', '/caregiver', '/landing/x/y']) {
    await page.goto(path);
    await page.waitForURL('**/landing');
  }
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto('/admin/dashboard');
  await expect(admin.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await admin.goto('/no/such/page');
  await admin.waitForURL('**/admin/dashboard');
});

test('/register/caregiver is the registration screen', async ({ page }) => {
  await page.goto('/register/caregiver');
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible();
});

test('set-up says it is done once there is an admin', async ({ page }) => {
  await page.goto('/admin/setup');
  await expect(page.getByText('Set-up is done').first()).toBeVisible();
});
