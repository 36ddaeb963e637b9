import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { illustrations } from '../../scripts/illustrations.ts';

const files = illustrations();

test('the drawings are those of npm run illustrations', () => {
  for (const [file, text] of files) {
    const name = path.basename(file);
    expect(readFileSync(file, 'utf8') === text, `${name} is out of date, run: npm run illustrations`).toBe(
      true,
    );
  }
});

test('no drawing is over eight kilobytes on the wire, and each colour is a custom property', () => {
  for (const [file, text] of files) {
    expect(gzipSync(text).length, file).toBeLessThan(8 * 1024);
    expect(text.replaceAll(/var\(--\w+, ?#\w+\)/g, ''), file).not.toMatch(/#[\da-f]{3,8}"/i);
  }
});

test('every pictogram is a group of its own', () => {
  const text = files.at(-1)?.[1] ?? '';
  expect(text.match(/<g /g)).toHaveLength(9);
  expect(text.match(/<\/g>/g)).toHaveLength(9);
  expect(text).not.toContain('<g>');
});

test('each scene is in one place', () => {
  const places = globSync('src/{pages,features}/**/*.{astro,ts,tsx}').filter(
    (file) => !file.includes('.stories.'),
  );
  const shown = places.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:<(?:Scene|Drawing)[^>]* name="|\bscene: ')(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});
