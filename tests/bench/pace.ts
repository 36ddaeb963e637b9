import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { percentile } from './percentile.ts';
import { atMost, type Row } from './row.ts';

/** How a page loaded: times in milliseconds. */
type Pace = {
  /** When the largest element was drawn. */ largest: number;
  /** How far content moved by itself (cumulative layout shift). */ moved: number;
  /** What moved it, to help fix it. */ by: string[];
  /** How long each tap and key waited for an answer on screen. */ waits: number[];
};

declare global {
  interface Window {
    pace: Pace;
  }
}

/** Lighthouse's slow 4G, and a phone with a quarter of this machine's speed. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU = 4;
const WIDTHS = [360, 768, 1280];
/** Several, since other load disturbs something as short as a tap. */
const WALKS = 5;
const PAGES = ['/landing', '/services', '/about', '/contact', '/caregiver/benefits', '/request'];

/** How pages load on a phone with a slow line, against docs/specification.md, Budgets. */
export async function measurePace(origin: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of PAGES) {
    const paces: Pace[] = [];
    for (const width of WIDTHS) paces.push(await paceOf(browser, origin + path, width));
    const worst = (of: 'largest' | 'moved') => Math.max(...paces.map((pace) => pace[of]));
    const by = [...new Set(paces.flatMap((pace) => pace.by))].join(', ');
    rows.push(
      atMost(`${path} on slow 4G: largest paint`, worst('largest') / 1000, 1.2, 's'),
      moves(`${path} on slow 4G: what moves${by && ` (${by})`}`, worst('moved')),
    );
  }
  rows.push(...(await measureWizard(browser, `${origin}/request`)));
  await browser.close();
  return rows;
}

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env['HEADLESS_SHELL_PATH'] || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

type Storage = BrowserContextOptions['storageState'];

/** How a page first loads at this width. */
export async function paceOf(browser: Browser, url: string, width: number, storage?: Storage): Promise<Pace> {
  const page = await slowPage(browser, width, storage);
  await openQuietly(page, url);
  const pace = await page.evaluate(() => window.pace);
  await page.context().close();
  return pace;
}

/** Waits until a second passes without a request. A slow phone may need half of that between code and data. */
async function openQuietly(page: Page, url: string): Promise<void> {
  let latest = performance.now();
  const note = () => (latest = performance.now());
  page.on('request', note).on('requestfinished', note);
  await page.goto(url);
  while (performance.now() - latest < 1000) await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * When the first step takes an answer, and the slowest tap of the first three steps. The median of several
 * walks.
 */
async function measureWizard(browser: Browser, url: string): Promise<Row[]> {
  const walks: Awaited<ReturnType<typeof walkWizard>>[] = [];
  for (let walk = 0; walk < WALKS; walk++) walks.push(await walkWizard(browser, url));
  const middle = (of: 'usable' | 'slowest') =>
    percentile(
      walks.map((walk) => walk[of]),
      0.5,
    );
  return [
    atMost('/request on slow 4G: usable', middle('usable') / 1000, 1.5, 's'),
    atMost('/request on a slow phone: the slowest tap', middle('slowest'), 200, 'ms'),
  ];
}

/** In milliseconds. */
async function walkWizard(browser: Browser, url: string) {
  const page = await slowPage(browser, 360);
  await page.goto(url, { waitUntil: 'commit' });
  const first = page.getByLabel('My parent');
  await first.waitFor();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await first.tap();
  await page.getByLabel('Full name of the person who needs care').pressSequentially('Nora');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByLabel('Companionship').tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByLabel('Weekday mornings').tap();
  await page.waitForLoadState('networkidle');
  const { waits } = await page.evaluate(() => window.pace);
  await page.context().close();
  return { usable, slowest: Math.max(...waits) };
}

async function slowPage(browser: Browser, width: number, storageState?: Storage): Promise<Page> {
  const context = await browser.newContext({
    storageState,
    viewport: { width, height: 800 },
    hasTouch: true,
    // Its loading of later files must not count.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(observe);
  return page;
}

/** Runs in the page. */
function observe() {
  const pace: Pace = { largest: 0, moved: 0, by: [], waits: [] };
  window.pace = pace;
  const on = (type: string, hear: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => hear(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  on('layout-shift', (shift: { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }) => {
    if (shift.hadRecentInput) return;
    pace.moved += shift.value;
    pace.by.push(...shift.sources.map(({ node }) => node?.nodeName.toLowerCase() ?? ''));
  });
  on('largest-contentful-paint', ({ startTime }: PerformanceEntry) => (pace.largest = startTime));
  on('event', ({ interactionId, duration }: PerformanceEventTiming) => {
    if (interactionId) pace.waits.push(duration);
  });
}

export const moves = (what: string, value: number, most = 0.01): Row => ({
  what,
  measured: value.toFixed(3),
  budget: `≤ ${most}`,
  held: value <= most,
});
