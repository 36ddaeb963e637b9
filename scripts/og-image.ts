/**
 * Draws public/og.png, which chats and social networks show with a link to this site: the top of the built landing page
 * in dist/, with only its headline. Run `node scripts/og-image.ts` after changing the landing page or the tokens.
 */
import path from 'node:path';
import { chromium } from 'playwright';
import { serveSite } from '../supabase/embedded/site/site.ts';
import { ensureChromium } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const site = serveSite(path.join(root, 'dist'));

const browser = await chromium.launch({
  executablePath: (await ensureChromium()).CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
  bypassCSP: true,
});
await page.route('**/*', async (route) => {
  const answer = await site(new Request(route.request().url()));
  await route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  });
});
await page.goto('http://localhost/landing');
await page.addStyleTag({
  content: `
    html { scrollbar-gutter: auto; overflow: hidden }
    main > :not(:first-child), footer, h1 ~ * { display: none !important }
    main > :first-child { align-content: center; height: 630px; padding-inline: 72px !important }
    h1 { font-size: 76px !important }
  `,
});
await page.evaluate(() => document.fonts.ready.then(() => undefined));
await page.screenshot({ path: path.join(root, 'public/og.png') });
await browser.close();
