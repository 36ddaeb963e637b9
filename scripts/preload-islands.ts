import type { AstroIntegration } from 'astro';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What each built script imports, and its length, by its path from the site's root. */
type Scripts = ReadonlyMap<string, { imports: readonly string[]; length: number }>;

/**
 * Adds preloads to a page's head for every script that its island first needs. Otherwise a browser would find them one
 * after the other, with a long wait for each on a slow line.
 */
export function preloadIslands(): AstroIntegration {
  const scripts = new Map<string, { imports: readonly string[]; length: number }>();
  return {
    name: 'preload-islands',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'preload-islands',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  for (const chunk of Object.values(bundle))
                    if (chunk.type === 'chunk')
                      scripts.set(chunk.fileName, { imports: chunk.imports, length: chunk.code.length });
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        for await (const name of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          const page = new URL(name, dir);
          await writeFile(page, withPreloads(withStyleInHead(await readFile(page, 'utf8')), scripts));
        }
      },
    },
  };
}

/** The page, with a link for each script that its islands need before anyone can use them. */
export function withPreloads(html: string, scripts: Scripts): string {
  const needed = new Set<string>();
  const need = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    scripts.get(file)?.imports.forEach(need);
  };
  for (const [, file = ''] of html.matchAll(/\s(?:component|renderer)-url="\/([^"]+)"/g)) need(file);
  // The longest script begins first.
  const lengthOf = (file: string) => scripts.get(file)?.length ?? 0;
  const inOrder = [...needed].sort((one, other) => lengthOf(other) - lengthOf(one));
  const links = inOrder.map((file) => `<link rel="modulepreload" href="/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Moves the style of islands into the head. Astro puts it before the first island, where HTML allows no style. */
export const withStyleInHead = (html: string): string => {
  const [style] = /<style>astro-island[^<]*<\/style>/.exec(html) ?? [];
  return style ? html.replace(style, '').replace('</head>', () => `${style}</head>`) : html;
};
