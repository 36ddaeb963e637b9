import type { BrowserContext } from 'playwright';
import { type DemoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { openSession, storageOf } from '../e2e/session.ts';
import { launchBrowser } from './pace.ts';

export type Bytes = { document: number; script: number };

/** What the caregivers' area loads once its first screen has settled (keep-own-copies.ts). */
const LATER = ['own-copies', 'copy-store'];

/** The compressed bytes of a first visit to a path, before any interaction. */
async function visit(context: BrowserContext, url: string, later: readonly string[]): Promise<Bytes> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Bytes = { document: 0, script: 0 };
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document' || kind === 'Stylesheet') bytes.document += encodedDataLength;
    if (kind === 'Script') bytes.script += encodedDataLength;
  });
  const loaded = later.map((name) => page.waitForResponse((answer) => answer.url().includes(`/${name}.`)));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1:visible').first().waitFor();
  for (const answer of await Promise.all(loaded)) await answer.finished();
  await page.close();
  return bytes;
}

/** Measures pages as visitors, caregivers and admins load them; `paths` by who opens them. */
export async function measureBytes(
  origin: string,
  paths: { as?: DemoAccount; path: string }[],
): Promise<Map<string, Bytes>> {
  const browser = await launchBrowser();
  const measured = new Map<string, Bytes>();
  for (const [as, own] of Map.groupBy(paths, (one) => one.as)) {
    const storageState = as && storageOf(origin, await openSession(origin, as));
    // Without the background worker, which loads nothing that the page waits for.
    const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
    for (const { path } of own)
      measured.set(path, await visit(context, origin + path, as === demoAccounts.caregiver ? LATER : []));
    await context.close();
  }
  await browser.close();
  return measured;
}
