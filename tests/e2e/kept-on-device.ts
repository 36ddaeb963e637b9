import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The device's copies as text. Empty if there are none. */
export const copiesIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        // Nothing was ever kept here.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const database = opening.result;
          const kept: string[] = [];
          const reading = database.transaction('keyval').objectStore('keyval').openCursor();
          reading.onerror = () => reject(reading.error ?? new Error('The copies could not be read.'));
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (cursor) {
              const name = String(cursor.key);
              if (name.startsWith('copy:')) kept.push(`${name} ${JSON.stringify(cursor.value)}`);
              return cursor.continue();
            }
            database.close();
            resolve(kept.join('\n'));
          };
        };
      }),
  );

/** Waits until the worker has the code of these modules. */
export const broughtAlong = (page: Page, modules: readonly string[]) =>
  page.evaluate(async (names) => {
    for (;;) {
      const opened = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
      const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
      if (names.every((name) => kept.some((url) => url.includes(name)))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, modules);

/** Opens a screen and waits until its content is kept, a moment after each answer. */
export async function see(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await copiesIn(page);
        const isSettled = now === before;
        before = now;
        return isSettled && now.includes(words);
      },
      { intervals: [1_000] },
    )
    .toBe(true);
}

/** Everything that the browser stores for the site, as text. */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const values = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const [store] = opening.result.objectStoreNames;
              if (!store) return resolve([]);
              const all = opening.result.transaction(store).objectStore(store).getAll();
              all.onsuccess = () => resolve(all.result);
            };
          }),
      ),
    );
    return JSON.stringify([values, { ...localStorage }]);
  });
