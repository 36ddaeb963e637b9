import { describe, expect, test } from 'vitest';
import { toCache, type Chunk } from './to-cache.ts';

const chunk = (name: string, parts: Partial<Chunk> = {}): Chunk => ({
  file: `_astro/${name}.js`,
  name,
  imports: [],
  dynamicImports: [],
  styles: [],
  hasLibrary: false,
  ...parts,
});
const js = (...names: string[]) => names.map((name) => `_astro/${name}.js`);

const LANDING = `<link rel="stylesheet" href="/_astro/page.css"><link rel="preload" href="/_astro/inter.woff2" as="font">
  <a href="/about">About</a><use href="/_astro/kitchen.svg#scene"></use><script type="module" src="/_astro/chrome.js"></script>`;
const WIZARD = `<astro-island component-url="/_astro/Wizard.js" renderer-url="/_astro/client.js"></astro-island>`;

describe('What the worker keeps', () => {
  test('first come the files that pages name, with all their imports', () => {
    const chunks = [chunk('chrome', { imports: js('helper') }), chunk('helper')];
    expect(toCache([LANDING], chunks)).toEqual({
      first: ['_astro/page.css', '_astro/inter.woff2', ...js('chrome', 'helper')],
      later: [],
      areas: [],
    });
  });

  test('small scripts on demand come first, unless they import a library', () => {
    const chunks = [
      chunk('chrome', { dynamicImports: js('toast', 'bell') }),
      chunk('toast', { styles: ['_astro/toast.css'] }),
      chunk('bell', { imports: js('data') }),
      chunk('data', { imports: js('postgrest') }),
      chunk('postgrest', { hasLibrary: true }),
    ];
    const { first, later } = toCache([LANDING], chunks);
    expect(first).toEqual(expect.arrayContaining([...js('toast'), '_astro/toast.css']));
    expect([...first, ...later]).not.toEqual(expect.arrayContaining(js('bell')));
  });

  test('later come the islands with everything that they load on demand, each file once', () => {
    const chunks = [
      chunk('chrome', { imports: js('routes') }),
      chunk('routes'),
      chunk('client', { imports: js('react') }),
      chunk('react', { hasLibrary: true }),
      chunk('Wizard', { imports: js('react', 'routes'), dynamicImports: js('Combobox') }),
      // Two chunks may import each other.
      chunk('Combobox', { imports: js('Wizard'), styles: ['_astro/combobox.css'] }),
    ];
    const { first, later } = toCache([LANDING, WIZARD], chunks);
    expect(first).not.toEqual(expect.arrayContaining(js('react')));
    expect(later.toSorted()).toEqual(
      [...js('Combobox', 'Wizard', 'client'), '_astro/combobox.css', ...js('react')].toSorted(),
    );
  });

  test('an optional file is kept once a person has wanted it', () => {
    const chunks = [
      chunk('Wizard', { dynamicImports: js('qr-modules', 'Combobox') }),
      chunk('qr-modules'),
      chunk('Combobox'),
      chunk('client'),
    ];
    expect(toCache([WIZARD], chunks).later.toSorted()).toEqual(js('Combobox', 'Wizard', 'client'));
  });

  test('files that few people need once are not kept', () => {
    const setup = WIZARD.replace('Wizard.js', 'AdminSetup.js');
    expect(toCache([setup], [chunk('AdminSetup'), chunk('client')])).toEqual({
      first: [],
      later: js('client'),
      areas: [],
    });
  });

  test('an area’s frame is kept, and a caregiver’s first screen once it was opened, but no screen of staff’s', () => {
    const dashboards = ['_astro/DashboardScreen.1.js', '_astro/DashboardScreen.2.js'] as const;
    const chunks = [
      chunk('CaregiverArea', { dynamicImports: [dashboards[0], ...js('ProfileScreen', 'own-copies')] }),
      chunk('AdminArea', { dynamicImports: [dashboards[1], ...js('UsersScreen')] }),
      ...dashboards.map((file) => chunk('DashboardScreen', { file })),
      chunk('ProfileScreen'),
      chunk('own-copies'),
      chunk('UsersScreen'),
    ];
    const pages = ['CaregiverArea', 'AdminArea'].map(
      (name) => `<astro-island component-url="/_astro/${name}.js"></astro-island>`,
    );
    expect(toCache(pages, chunks)).toEqual({
      first: [],
      later: js('CaregiverArea', 'AdminArea'),
      areas: [dashboards[0], ...js('own-copies')],
    });
  });
});
