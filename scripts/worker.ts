import AstroPWA from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Entry, PackedPages } from '../src/pwa/shell.ts';
import { toCache, type Chunk } from '../src/pwa/to-cache.ts';

/** The HTML of each page, by its path from the site's root. */
type Pages = Record<string, string>;

/**
 * Builds `/service-worker.js` with the list of files it keeps. It must come after everything that changes built pages.
 */
export function backgroundWorker(): AstroIntegration[] {
  const chunks: Chunk[] = [];
  let entries: Entry[] = [];
  return [
    {
      name: 'worker-entries',
      hooks: {
        'astro:config:setup': ({ updateConfig }) => {
          updateConfig({ vite: { plugins: [collect(chunks)] } });
        },
        'astro:server:setup': ({ server }) => {
          server.middlewares.use('/service-worker.js', (_request, response) => {
            response.setHeader('content-type', 'text/javascript').end(LEAVING_WORKER);
          });
        },
        'astro:build:done': async ({ dir }) => {
          const pages = await readPages(dir);
          const { first, later, areas } = toCache(Object.values(pages), chunks.map(withoutInlined(dir)));
          entries = [
            { url: `/${await writePages(pages, dir)}`, kind: 'pages' },
            ...first.map((file) => ({ url: `/${file}`, kind: 'first' as const })),
            ...later.map((file) => ({ url: `/${file}`, kind: 'later' as const })),
            ...areas.map((file) => ({ url: `/${file}`, kind: 'areas' as const })),
          ];
        },
      },
    },
    AstroPWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        minify: true,
        rollupFormat: 'iife',
        envOptions: { envPrefix: 'PUBLIC_' },
        // The list is our own. Workbox, which could make one, is not installed (package.json, overrides).
        injectionPoint: undefined,
        buildPlugins: {
          vite: [
            {
              name: 'worker-entries',
              config: () => ({ define: { 'self.__WB_MANIFEST': JSON.stringify(entries) } }),
            },
          ],
        },
      },
    }),
  ];
}

/** Records which browser scripts import which. */
function collect(chunks: Chunk[]): Plugin {
  return {
    name: 'worker-entries',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunks.push({
          file: chunk.fileName,
          name: chunk.name,
          imports: chunk.imports,
          dynamicImports: chunk.dynamicImports,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
          hasLibrary: chunk.moduleIds.some((id) => /\/node_modules\/(?!idb-keyval\/)/.test(id)),
        });
      }
    },
  };
}

/** Leaves out small style sheets, which Astro writes into the pages and not into files. */
const withoutInlined = (dir: URL) => (chunk: Chunk) => ({
  ...chunk,
  styles: chunk.styles.filter((file) => existsSync(new URL(file, dir))),
});

async function readPages(dir: URL): Promise<Pages> {
  const pages: Pages = {};
  for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
    // Unknown paths lead to `/`, so only servers need this page.
    if (file !== '404.html')
      pages[`/${file.replaceAll('\\', '/')}`] = await readFile(new URL(file, dir), 'utf8');
  }
  return Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function writePages(pages: Pages, dir: URL): Promise<string> {
  const json = JSON.stringify(packPages(pages));
  const file = `_astro/pages.${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`;
  await writeFile(new URL(file, dir), json);
  return file;
}

/** For search engines, shared links and browsers without scripts. Offline nobody needs them. */
const FOR_OTHERS = [
  /<script type="application\/ld\+json".*?<\/script>/gs,
  /<noscript>.*?<\/noscript>/gs,
  /<meta (?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>/g,
  /<link rel="canonical"[^>]*>/g,
];
const forOneself = (html: string) => FOR_OTHERS.reduce((kept, part) => kept.replaceAll(part, ''), html);

/**
 * Cuts the pages at every tag, after every style rule and before every hash of their policy, and stores each text once.
 * Most texts follow each other in all pages, so most distances are one.
 */
function packPages(pages: Pages): PackedPages {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const packed = Object.entries(pages).map(
    ([path, html]) =>
      [
        path,
        forOneself(html)
          .split(/(?=<)|(?<=\})(?!\})|(?='sha256-)/)
          .map(numberOf)
          .map((number, at, all) => number - (all[at - 1] ?? 0)),
      ] as const,
  );
  return { pages: Object.fromEntries(packed), texts: [...numbers.keys()] };
}

/** Development has no worker. This one removes the worker that a production build left at this address. */
const LEAVING_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const key of await caches.keys()) await caches.delete(key);
  for (const client of await clients.matchAll()) await client.navigate(client.url);
}
`;
