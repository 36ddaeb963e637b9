// Plain JavaScript for the machine's own Node: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { root, toolEnvironment } from './run-task.mjs';
import { readReport } from './test-report.mjs';

const HELP = `npm test                        what a change must pass
npm run test:full               and what a release must (CONTRIBUTING.md)
npm test -- --only NAME [NAME]  some of it: check, lint, unit, backend, db, stories, e2e`;

/** All suites. `report` is the JSON file that counts a suite's tests, `release` what only the full tier runs. */
const SUITES = {
  check: {
    run: [['knip', '--no-progress']],
    release: [['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.astro.json']],
  },
  lint: {
    run: [['oxlint'], ['eslint', '.'], ['oxfmt', '--check', '.']],
  },
  unit: vitest('unit'),
  db: vitest('db'),
  backend: vitest('backend'),
  stories: { ...vitest('stories'), browser: true },
  e2e: { run: [['playwright', 'test']], report: 'test-results/e2e.json', browser: true, site: true },
};

/**
 * Longest first, so that none runs alone at the end. Two run at once, and the next begins when one ends. The
 * journeys leave half of the cores to the other suite: with more browsers than cores, each takes half as long again.
 */
const ORDER = ['e2e', 'stories', 'backend', 'db', 'unit', 'check', 'lint'];

const { only, full } = chosen(process.argv.slice(2));
// The suites' own configurations read it.
process.env.TEST_TIER = full ? 'full' : 'fast';
if (only.length > 1) process.env.JOURNEYS_AT_ONCE = String(Math.ceil(os.availableParallelism() / 2));
// For the journeys on another stack than the embedded one (CONTRIBUTING.md): the site is built for it.
const { E2E_SUPABASE_URL, E2E_PUBLISHABLE_KEY } = process.env;
if (E2E_SUPABASE_URL && E2E_PUBLISHABLE_KEY) {
  process.env.PUBLIC_SUPABASE_URL = E2E_SUPABASE_URL;
  process.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY = E2E_PUBLISHABLE_KEY;
}
if (!(await ensureInstalled({ dev: true, hosted: full }))) process.exit(1);
process.chdir(root);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const env = { ...toolEnvironment(), TMPDIR: temporaryFolder() };
if (only.some((name) => SUITES[name].browser)) {
  const { ensureChromium } = await import('./chromium.mjs');
  Object.assign(env, await ensureChromium());
}

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
const began = performance.now();
const counts = [];
const waiting = ORDER.filter((name) => only.includes(name));
const last = waiting.at(-1);
await Promise.all([runWaiting(), runWaiting()]);
// If a log is cut off, its end still shows.
for (const { test, message } of counts.flatMap((suite) => suite.failures))
  console.log(`\nFailed: ${test}\n${message.slice(0, 2_000)}`);
const sum = (key) => counts.reduce((total, suite) => total + suite[key], 0);
console.log(
  `\nSeconds: ${counts.map(({ name, seconds }) => `${name} ${seconds}`).join(', ')}; all ${secondsSince(began)}`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function runWaiting() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
    counts.push(await runSuite(name, name !== last));
}

/** Only one suite's output can show live. The others print theirs at the end. */
async function runSuite(name, keepsOutput) {
  const suite = SUITES[name];
  const heading = `\n── ${name} ${'─'.repeat(60 - name.length)}`;
  const began = performance.now();
  if (!keepsOutput) console.log(heading);
  const built = !suite.site || (await ensureBuilt());
  const commands = [...suite.run, ...((full && suite.release) || [])];
  const ended = built ? await Promise.all(commands.map((command) => runTool(command, keepsOutput))) : [];
  if (keepsOutput) console.log([heading, ...ended.map(({ output }) => output.trim())].join('\n').trimEnd());
  const { passed, failed, failures } = readReport(suite.report, built && ended.every(({ well }) => well));
  const seconds = secondsSince(began);
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  return { name, seconds, passed, failed, failures };
}

/**
 * The folder for the tests' servers: in memory, if there is room. Each server copies two thousand small files, which
 * takes a fifth of the time there.
 */
function temporaryFolder() {
  const inMemory = '/dev/shm';
  const folder = mkdtempSync(path.join(freeBytes(inMemory) > 4e9 ? inMemory : os.tmpdir(), 'test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** 0 if there is no such folder. */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function secondsSince(began) {
  return Math.round((performance.now() - began) / 1000);
}

function vitest(project) {
  const report = `test-results/${project}.json`;
  return {
    run: [
      [
        ...['vitest', 'run', '--project', project],
        ...['--reporter=default', '--reporter=json', `--outputFile=${report}`],
      ],
    ],
    report,
  };
}

function chosen(args) {
  const full = args.includes('--full');
  const [flag, ...names] = args.filter((arg) => arg !== '--full');
  if (flag === undefined) return { only: ORDER, full };
  if (flag === '--only' && names.length > 0 && names.every((name) => name in SUITES))
    return { only: names, full };
  console.error(HELP);
  process.exit(2);
}

/** Runs a tool of this project on the project's own Node. Its output shows at once, or is kept. */
function runTool([tool, ...args], keepsOutput) {
  const out = keepsOutput ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(path.join('node_modules', '.bin', tool), args, { stdio: ['ignore', out, out], env });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ well: code === 0, output });
    });
    child.on('error', ({ message }) => resolve({ well: false, output: message }));
  });
}
