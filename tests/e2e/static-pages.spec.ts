import { operator } from '../../src/domain/operator.ts';
import { INDEXED_PAGES, STATIC_PAGES } from '../static-pages.ts';
import { expect, test } from './fixtures.ts';

test('search engines find the open pages, and nothing else', async ({ request }) => {
  for (const path of [
    '/login',
    '/register',
    '/admin/',
    '/caregiver/',
    '/request/confirmation',
    '/auth/confirm',
  ]) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex">');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => new URL(at ?? '').pathname)).toEqual(
    INDEXED_PAGES,
  );
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
});

test('nothing scrolls sideways on a phone with twice the font size @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    // Like the browser's setting, since the page's sizes depend on it.
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  for (const path of [...STATIC_PAGES, '/request', '/track', '/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, path).toBeLessThanOrEqual(0);
  }
});

test('the landing page has a picture for a shared link, and can be walked with the keyboard alone', async ({
  page,
  request,
}) => {
  await page.goto('/landing');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(new URL(address ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).length).toBeLessThan(100 * 1024);

  const focused = page.locator(':focus');
  const first = [
    'Skip to the content',
    'Request care',
    'Work as a caregiver',
    'Follow your request',
    'Sign In',
    'Services',
    'About',
    'Jobs',
    'What a check means',
    operator.contact.phone,
  ];
  for (const name of first) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(name);
    await expect(focused).toBeInViewport();
  }
  const question = page.locator('summary', { hasText: 'Do I need an account?' });
  for (
    let presses = 0;
    presses < 10 && !(await question.evaluate((el) => el === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  const answer = page.getByText('You fill in the form, send it, and get a reference');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('the footer has every link of the specification, and is gone on a phone; paper has no chrome, and every answer unfolded', async ({
  page,
}) => {
  await page.goto('/caregiver/faq');
  const footer = page.getByRole('contentinfo');
  const paths = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    ...['/', '/about', '/services', '/contact'],
    ...['/request', '/track'],
    ...['/register', '/caregiver/benefits', '/caregiver/training', '/caregiver/faq'],
    ...['/privacy', '/terms'],
    ...['/accessibility', '/complaints', '/safeguarding', '/cookies'],
  ]);
  await expect(footer).toContainText('Powered by the public service centre');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(footer).toBeHidden();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByText('No question is too small')).toBeHidden();
  await expect(page.getByText('You and our team.')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});
