import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a caregiver looks through the jobs, saves a view by its address, and reads one @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await page.getByRole('link', { name: /^(See all \d+ jobs|Search jobs)$/ }).click();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading');
  const found = page.getByRole('search').getByRole('status');
  await expect(found).toHaveText(/^\d+ jobs$/);
  await page.getByRole('button', { name: 'Show jobs further away' }).click();
  await expect(page).toHaveURL(/within=any/);
  await expect(page.getByRole('button', { name: 'Show jobs further away' })).toBeHidden();
  const all = await cards.count();

  await test.step('filters and order are in the address', async () => {
    await page.getByLabel('Show first').selectOption({ label: 'Nearest' });
    await page.getByLabel('Part of the day').selectOption('0');
    await expect(page).toHaveURL(/part=0/);
    await page.getByLabel('Part of the day').selectOption('');
    await page.getByLabel('Day', { exact: true }).selectOption({ label: 'On Saturdays' });
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await expect(page).toHaveURL(/day=5.*sort=distance/);
    const titles = await cards.allTextContents();
    await page.reload();
    await expect(cards).toHaveText(titles);
    await expectNoFaults(page, 'the jobs');
  });

  await test.step('on a phone the first job is in sight, and the filters behind one button', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/caregiver/jobs?fits=1&day=5');
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Day', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('5');
    await expectNoFaults(page, 'the jobs on a phone');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'the jobs at 320 px');
    await page.getByLabel('Day', { exact: true }).selectOption('');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a search without results says so, and leads back to all', async () => {
    await page.getByLabel('Search by title or town').fill('no such town');
    await expect(page.getByText('No jobs found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all jobs' }).click();
    await expect(cards.first()).toBeVisible();
  });

  await test.step('Back leads to the same place in the list', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const near = await cards.count();
    await page.getByRole('button', { name: 'Show jobs further away' }).click();
    await expect(page).toHaveURL(/within=any/);
    await expect(cards).not.toHaveCount(near);
    const last = cards.last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Jobs');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(cards.last()).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const first = cards.first();
  const title = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(found).toHaveText(/^\d+ jobs$/);
});
