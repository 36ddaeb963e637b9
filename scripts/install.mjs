// Installs the packages when node_modules is not what package-lock.json says. Node built-ins only.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runTask } from './run-task.mjs';

/**
 * Runs `npm ci` if it is needed.
 * @returns {Promise<boolean>} whether the packages are there now
 */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const ok = await runTask('Installing packages', command, [
    ...first,
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (ok && !existsSync(pinnedNode)) {
    console.error('The pinned Node is missing: npm did not run install scripts. Try: npm rebuild');
    return false;
  }
  return ok;
}

/** The Node that everything but installing packages runs on. */
export const pinnedNode = path.join(root, 'node_modules', '.bin', 'node');

/** npm keeps a copy of the lock file of what it installed: compares the two, so that no time stamp can mislead. */
function isInstalled() {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(pinnedNode) || !existsSync(installedFile)) return false;
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || entry.link) return true;
    const found = installed[name];
    // Packages for other platforms are optional and stay away.
    return found
      ? found.version === entry.version && found.integrity === entry.integrity
      : entry.optional === true;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
