import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The path of a Chromium to test with, installing one where the machine has none: Playwright's own download where it
 * can be reached, else the system's package manager. Throws when neither works.
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? (await playwrights()) ?? systems();
  if (found) return found;

  console.log('No Chromium on this machine: installing one…');
  run('npx', ['playwright', 'install', 'chromium'], 300_000);
  const downloaded = await playwrights();
  if (downloaded) return downloaded;

  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium fonts-liberation',
  ]) {
    const [program, ...rest] = [...sudo, ...command.split(' ')];
    run(program, rest, 600_000);
  }
  const installed = systems();
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systems() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      continue;
    }
  }
  return undefined;
}

function run(program, args, timeout) {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
