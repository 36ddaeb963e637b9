import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { referencesOf } from './api.ts';
import { expect, test as base } from './fixtures.ts';
import { unreliableSite } from './unreliable-site.ts';
import { agree, answer, comeBack, type Family, WALSH } from './wizard.ts';

type Site = Awaited<ReturnType<typeof unreliableSite>>;

/** A family for one test, with a name and a phone number of their own, which has a limit. */
export function family(surname: string): Family {
  const mark = randomUUID().slice(0, 4);
  const number = String(randomInt(100_000)).padStart(5, '0');
  return {
    ...WALSH,
    contact: `Orla ${surname} ${mark}`,
    recipient: `Bríd ${surname}`,
    phone: `01 55${number}`,
  };
}

export const test = base.extend<{
  /** The site behind a server that the test can stop, and a line it can break. */
  site: Site;
  /** The references of a family's requests in the database. */
  storedOf: (family: Family) => Promise<string[]>;
  /** A browser whose profile outlives it. */
  openBrowser: () => Promise<BrowserContext>;
}>({
  site: async ({ origin }, use) => {
    const site = await unreliableSite(origin);
    await use(site);
    await site.stop();
  },
  storedOf: async ({ origin }, use) => use(({ contact }) => referencesOf(origin, contact)),
  openBrowser: async ({ playwright, launchOptions }, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    let open: BrowserContext | undefined;
    await use(async () => {
      open = await playwright.chromium.launchPersistentContext(profile, launchOptions);
      return open;
    });
    await open?.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** Answers the wizard up to the last step, once the worker has the confirmation page. */
export async function fill(page: Page, site: Site, family: Family, { shared = false } = {}): Promise<void> {
  if (shared) {
    await page.goto(`${site.origin}/request`);
    await page.getByLabel('This is a shared device').check();
    await answer(page, family);
  } else await comeBack(page, family, site.origin);
  await agree(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'KEEP_LATER', opened: [] });
    while (!navigator.serviceWorker.controller || !(await caches.match('/complete'))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Send request' }).click();

export const waiting = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your request is waiting to be sent' });
export const received = (page: Page) => page.getByRole('heading', { level: 1, name: 'We have your request' });
export const refused = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your request needs a correction' });

export const referenceOn = async (page: Page) => (await page.locator('[data-reference]').innerText()).trim();

/** Presses the button without waiting, since an automatic try may just have removed it. */
export const sendNow = (page: Page) => page.locator('[data-send]').first().dispatchEvent('click');

/** Submits with the server gone. Returns the reference that is shown anyway. */
export async function submitInVain(page: Page, site: Site): Promise<string> {
  await site.stop();
  await submit(page);
  await expect(page).toHaveURL(/\/request\/confirmation$/);
  await expect(waiting(page)).toBeVisible();
  return referenceOn(page);
}

/** Changes what waits in the outbox, as a bug might have left it there. */
export const alterOutbox = (page: Page, changes: object) =>
  page.evaluate((altered) => {
    const alter = () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('outbox');
        opening.onsuccess = () => {
          const records = opening.result.transaction('records', 'readwrite').objectStore('records');
          records.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return resolve();
            const record = cursor.value as { request: object };
            cursor.update({ ...record, ...altered, request: { ...record.request, ...altered } });
            cursor.continue();
          };
        };
      });
    // Not during a try to send, which would write back what it read.
    return navigator.locks.request('outbox', alter);
  }, changes);
