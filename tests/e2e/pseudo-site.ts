import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { accent, PSEUDO } from '../../scripts/words/pseudo.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/pseudo-site');

/** Builds the site in the pseudo-language. */
export async function buildPseudoSite(): Promise<void> {
  const env = { ...process.env, PUBLIC_LANGUAGE: PSEUDO };
  await promisify(execFile)('astro', ['build', '--outDir', folder], { cwd: root, env, maxBuffer: 1e8 });
}

/** Gives a browser that site. The server answers everything that is not one of its files. */
export async function readPseudo(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}/index.html`, `${shellOf(pathname)}/index.html`]
      .map((name) => path.join(folder, name))
      .find((name) => path.extname(name) && existsSync(name));
    await (file ? route.fulfill({ path: file }) : route.continue());
  });
}

/** The page that serves the screens of a guarded area. */
const shellOf = (pathname: string) => /^\/(?:caregiver|admin)(?=\/)/.exec(pathname)?.[0] ?? '/no-page';

/** Lets a test find texts in the pseudo-language. Typed text stays as it is. */
export function findPseudo(page: Page): () => void {
  const restore = [page, page.locator('html')].map((some) => {
    const prototype = Object.getPrototypeOf(some) as Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;
    const { getByRole, getByLabel, getByText } = prototype;
    prototype.getByRole = function (role, { name, exact, ...how } = {}) {
      return getByRole.call(this, role, name === undefined ? how : { ...how, name: either(name, exact) });
    };
    prototype.getByLabel = function (text, how) {
      return getByLabel.call(this, either(text, how?.exact));
    };
    prototype.getByText = function (text, how) {
      return getByText.call(this, either(text, how?.exact));
    };
    return () => Object.assign(prototype, { getByRole, getByLabel, getByText });
  });
  return () => {
    for (const each of restore) each();
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The signs that make a text longer are between words and at the end. */
function either(text: string | RegExp, exact = false): RegExp {
  if (text instanceof RegExp) {
    const source = text.source.replace(/\$$/, '');
    return new RegExp(`${source}|${accent(source)}`, text.flags);
  }
  const words = text.split(' ').map((word) => `(?:${escaped(word)}|${escaped(accent(word))})`);
  const found = words.join('(?: ðñé| ţŵö| ţĥŕ|[ ðñéţŵöĥŕ])*? ?');
  return new RegExp(exact ? `^${found}[ ðñéţŵöĥŕ]*$` : found);
}
