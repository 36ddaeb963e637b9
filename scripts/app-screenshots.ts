/**
 * Takes public/screenshots from the built site in dist/. A browser shows them before it installs the app. Run
 * `node scripts/app-screenshots.ts` after changing these pages. Their sizes are in
 * src/pages/manifest.webmanifest.ts.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { serveSite } from '../supabase/embedded/site/site.ts';
import { ensureChromium } from './chromium.mjs';

const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const WIDE = { viewport: { width: 1280, height: 800 } };

const root = path.resolve(import.meta.dirname, '..');
const site = serveSite(path.join(root, 'dist'));
const folder = path.join(root, 'public/screenshots');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: (await ensureChromium()).CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** Writes what a page first shows to a file. */
async function shoot(page: string, name: string, screen: typeof NARROW | typeof WIDE): Promise<void> {
  const context = await browser.newContext({ ...screen, colorScheme: 'light', serviceWorkers: 'block' });
  const tab = await context.newPage();
  await tab.route('**/*', async (route) => {
    const answer = await site(new Request(route.request().url()));
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await tab.goto(`http://localhost/${page}`, { waitUntil: 'networkidle' });
  await tab.locator('h1:visible').first().waitFor();
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await tab.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
}

await shoot('landing', 'landing-narrow', NARROW);
await shoot('request', 'request-narrow', NARROW);
await shoot('landing', 'landing-wide', WIDE);
await browser.close();
