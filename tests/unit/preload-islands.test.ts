import { expect, test } from 'vitest';
import { withPreloads, withStyleInHead } from '../../scripts/preload-islands.ts';

const SCRIPTS = new Map([
  ['_astro/Wizard.js', { imports: ['_astro/react.js', '_astro/form.js'], length: 20 }],
  ['_astro/form.js', { imports: ['_astro/react.js'], length: 10 }],
  ['_astro/client.js', { imports: ['_astro/react.js'], length: 1 }],
  ['_astro/react.js', { imports: [], length: 100 }],
]);

test('a page names every script that its island begins with, once, longest first', () => {
  const page = `<head></head><astro-island component-url="/_astro/Wizard.js" renderer-url="/_astro/client.js"></astro-island>`;
  const named = [...withPreloads(page, SCRIPTS).matchAll(/modulepreload" href="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(named).toEqual(['/_astro/react.js', '/_astro/Wizard.js', '/_astro/form.js', '/_astro/client.js']);
});

test('a page without an island stays as it is', () => {
  expect(withPreloads('<head></head><p>Words</p>', SCRIPTS)).toBe('<head></head><p>Words</p>');
});

test('the style of islands is in the head', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  expect(withStyleInHead(`<head></head><div>${style}<form></form></div>`)).toBe(
    `<head>${style}</head><div><form></form></div>`,
  );
});
