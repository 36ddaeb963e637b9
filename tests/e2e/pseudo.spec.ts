import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import type { TrackingKey } from '../../src/domain/tracking-key.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { screensFor } from '../area-screens.ts';
import { newCaregiver } from './account-mail.ts';
import { answerProfile, UNA } from './caregiver-profile.ts';
import { expect, test } from './fixtures.ts';
import { buildPseudoSite, findPseudo, readPseudo } from './pseudo-site.ts';
import { answer, send, WALSH } from './wizard.ts';

// They share the site that is built once.
test.describe.configure({ mode: 'default' });
test.beforeAll(buildPseudoSite);

/**
 * Opens pages in the pseudo-language on a narrow phone, and collects texts that are cut off at any moment.
 */
async function onPhone(page: Page): Promise<{ cut: Set<string>; restore: () => void }> {
  const cut = new Set<string>();
  await page.setViewportSize({ width: 360, height: 740 });
  await readPseudo(page.context());
  await page.exposeFunction('reportCut', (what: string) =>
    cut.add(`${new URL(page.url()).pathname}: ${what}`),
  );
  await page.addInitScript(() => {
    const { reportCut } = window as unknown as { reportCut: (what: string) => void };
    const look = () => {
      if (document.documentElement.scrollWidth > innerWidth) reportCut('the page scrolls sideways');
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
        // Texts for screen readers alone are one pixel wide.
        if (!hides || element.clientWidth < 2 || element.clientHeight < 2 || !element.checkVisibility())
          continue;
        if (element.scrollWidth > element.clientWidth + 1) reportCut(element.innerText.slice(0, 80));
      }
    };
    setInterval(look, 150);
  });
  return { cut, restore: findPseudo(page) };
}

test('a family asks for care in longer texts, and nothing is cut off @full', async ({ page }) => {
  const { cut, restore } = await onPhone(page);
  try {
    await page.goto('/request');
    await answer(page, { ...WALSH, email: 'long@town.test' });
    await send(page);
    const [receipt] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('receipts') ?? '[]') as TrackingKey[],
    );
    if (!receipt) throw new Error('No receipt is kept.');
    await page.goto(trackingLink('', receipt));
    await expect(page.getByRole('heading', { level: 2, name: 'What you asked for' })).toBeVisible();
  } finally {
    restore();
  }
  expect([...cut]).toEqual([]);
});

test('a caregiver fills in a profile and opens each screen in longer texts, and nothing is cut off @full', async ({
  origin,
  signInAs,
}) => {
  const una = await signInAs(await newCaregiver(origin, 'long'));
  const { cut, restore } = await onPhone(una);
  try {
    await answerProfile(una, UNA);
  } finally {
    restore();
  }
  const page = await signInAs(demoAccounts.caregiver);
  const seen = await onPhone(page);
  seen.restore();
  await page.goto('/caregiver/dashboard');
  const job = await page.locator('a[href^="/caregiver/apply/"]').first().getAttribute('href');
  for (const path of [...screensFor('caregiver'), job ?? '']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect([...cut, ...seen.cut]).toEqual([]);
});
