import { expect, type Page, type Request } from '@playwright/test';

/**
 * Goes to an address as by a link. Within an area that loads no page, which takes a third of the time. A journey about
 * a load or a guard uses `page.goto`, and so does one that wants to see the same address again.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const isThere = await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    // The browser would follow other areas' links. `page.goto` waits for their load.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    link.remove();
    return location.href === link.href;
  }, address);
  if (!isThere) await page.goto(address);
}

/**
 * Notes the page's requests. The function returned waits until all are answered and what they brought is drawn. Unlike
 * `networkidle` it also works after `goTo`, and if a busy machine pauses between two requests.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const asked = async () => {
    await page.evaluate(async () => {
      for (let times = 0; times < 2; times++)
        await new Promise((done) => requestIdleCallback(done, { timeout: 250 }));
    });
    return [...open].map((request) => request.url());
  };
  return () => expect.poll(asked, { intervals: [30] }).toEqual([]);
}
