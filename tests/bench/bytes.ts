import type { BrowserContext } from 'playwright';
import type { DemoAccount } from '../../scripts/demo/accounts.ts';
import { openSession, storageOf } from '../e2e/session.ts';
import { launchBrowser } from './pace.ts';

export type Bytes = { document: number; script: number };

/** An area loads more code once its first screen has settled (keep-own-copies.ts). */
const SETTLING_MS = 3_000;

/** The compressed bytes of a first visit to a path, before any interaction. */
async function visit(context: BrowserContext, url: string, inArea: boolean): Promise<Bytes> {
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1:visible').first().waitFor();
  if (inArea) await page.waitForTimeout(SETTLING_MS);
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
    for (const { path } of own) measured.set(path, await visit(context, origin + path, as !== undefined));
    await context.close();
  }
  await browser.close();
  return measured;
}
