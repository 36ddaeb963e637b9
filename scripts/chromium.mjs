import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Finds a Chromium to test with, and its headless shell. The shell draws the same pages in two thirds of the time but
 * can't install apps. The paths are empty if Playwright finds its own. Installs what is missing: Playwright's own
 * download if it can be reached, else the system's packages. Without a shell the tests run in Chromium itself.
 * Without a Chromium it throws.
 *
 * @returns {Promise<{ CHROMIUM_PATH: string, HEADLESS_SHELL_PATH: string }>}
 */
export async function ensureChromium() {
  const { CHROMIUM_PATH: given, HEADLESS_SHELL_PATH: shell } = process.env;
  if (given) return { CHROMIUM_PATH: given, HEADLESS_SHELL_PATH: shell || given };
  const own = await playwrights();
  if (own) return own;
  if (!systems()) {
    console.log('No Chromium on this machine: installing one…');
    run('npx', ['playwright', 'install', 'chromium'], 300_000);
    const downloaded = await playwrights();
    if (downloaded) return downloaded;
    installPackages('chromium', 'fonts-liberation');
  }
  const chromium = systems();
  if (!chromium) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  if (!system('chromium-headless-shell')) installPackages('chromium-headless-shell');
  return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: system('chromium-headless-shell') ?? chromium };
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? { CHROMIUM_PATH: path, HEADLESS_SHELL_PATH: '' } : undefined;
}

const systems = () => system('chromium') ?? system('chromium-browser') ?? system('google-chrome');

function system(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Installs with Debian's package manager, if this user may call it without a password. Otherwise does
 * nothing.
 */
function installPackages(...names) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...names];
  for (const command of [['apt-get', 'update'], install]) {
    const [program, ...rest] = [...sudo, ...command];
    run(program, rest, 600_000);
  }
}

function run(program, args, timeout) {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
