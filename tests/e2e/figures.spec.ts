import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Compressed, on the wire (docs/specification.md, Budgets). */
const BUDGET_BYTES = 30 * 1024;

test('figures come when staff scroll down to them, as charts and as tables, and lead to what they count @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.admin);
  const fetched: { url: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    if (/draw-weeks|Figures|rpc\/coverage/.test(request.url()))
      fetched.push({
        url: request.url(),
        bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
      });
  });
  await page.goto('/admin/dashboard?weeks=26');
  await expect(page.getByRole('table', { name: 'To do, most important first' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Documents? to check/ })).toBeVisible();
  expect(fetched).toEqual([]);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const figures = page.getByRole('heading', { name: 'Figures' });
  await expect(figures).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByText(/requests? in the last 26 weeks, \d+ placements?\./)).toBeVisible();
  const scripts = fetched.filter(({ url }) => url.endsWith('.js'));
  const bytes = await Promise.all(scripts.map((script) => script.bytes));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
  await expectNoFaults(page, 'the figures');
  await expectNoSidewaysScroll(page, 'the figures');

  await test.step('other weeks are chosen by keyboard', async () => {
    await page.getByRole('button', { name: '12 weeks' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/in the last 12 weeks/)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    const table = page.getByRole('table', { name: 'Requests and placements by week' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await page.getByRole('button', { name: 'Table of requests and placements' }).press('Space');
    await expect(table).toBeInViewport();
  });

  await test.step('a number of open requests leads to a list of as many', async () => {
    const row = page
      .getByRole('table', { name: 'The towns with most open requests' })
      .getByRole('row')
      .nth(1);
    const many = Number(await row.getByRole('cell').textContent());
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/status=open&place=/);
    await expect(page.getByRole('table', { name: 'Requests' }).getByRole('row')).toHaveCount(many + 1);
  });
});

test('without a connection the figures say so, and load when it is back @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.admin);
  await page.route('**/rpc/coverage*', (route) => route.abort());
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /Documents? to check/ })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('We couldn’t load this')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/rpc/coverage*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Coverage' })).toBeVisible();
});
