import { paceOf, slowBrowser } from '../bench/pace.ts';
import { expect, test } from './fixtures.ts';

test('nothing that is read moves while a page arrives on a slow line', async ({ origin }) => {
  const browser = await slowBrowser();
  for (const path of ['/landing', '/about', '/caregiver/benefits', '/request'])
    for (const width of [360, 1280]) {
      const { moved, by } = await paceOf(browser, origin + path, width);
      expect(moved, `${path} at ${width} px: ${by.join(', ')}`).toBeLessThanOrEqual(0.01);
    }
  await browser.close();
});
