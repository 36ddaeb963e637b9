// Builds the site if dist/ is not what the sources would give. Node built-ins only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownNode } from './install.mjs';
import { root, runTask } from './run-task.mjs';

const sources = [
  'src',
  'public',
  'scripts/before-going-live.ts',
  'scripts/bundles.ts',
  'scripts/lean-auth.ts',
  'scripts/preload-islands.ts',
  'scripts/words',
  'scripts/content-policy.ts',
  'scripts/static-host.ts',
  'scripts/worker.ts',
  'design-tokens.json',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const stampFile = path.join(root, 'node_modules', '.cache', 'site-build.json');
const builtPage = path.join(root, 'dist', 'index.html');

/**
 * Runs `astro build` if it is needed.
 * @returns {Promise<boolean>} whether dist/ is up to date now
 */
export async function ensureBuilt() {
  const fingerprint = fingerprintOfSources();
  if (isUpToDate(fingerprint)) return true;
  const astro = path.join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  if (!(await runTask('Building the site', [ownNode, astro, 'build']))) return false;
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ fingerprint, built: builtAt() }));
  return true;
}

/** Whether dist/ was built from these sources. A build made by hand, perhaps for another address, doesn't count. */
function isUpToDate(fingerprint) {
  if (!existsSync(stampFile) || !existsSync(builtPage)) return false;
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.fingerprint === fingerprint && stamp.built === builtAt();
  } catch {
    return false;
  }
}

const builtAt = () => (existsSync(builtPage) ? statSync(builtPage).mtimeMs : 0);

function fingerprintOfSources() {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(
    ([name]) => name.startsWith('PUBLIC_') || name === 'SITE_URL',
  );
  hash.update(JSON.stringify(settings.sort()));
  const visit = (file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    } else {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const source of sources) visit(path.join(root, source));
  return hash.digest('hex');
}
