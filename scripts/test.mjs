// Plain JavaScript for the machine's own Node: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { root, toolEnvironment } from './run-step.mjs';

const HELP = `npm test                        everything
npm test -- --only NAME [NAME]  some of it: check, lint, unit, backend, db, stories, e2e`;

/** Everything that is tested, in the order that fails soonest. `report` is the JSON file that counts its tests. */
const SUITES = {
  check: { run: ['astro', 'check'], also: ['knip', '--no-progress'] },
  lint: { run: ['eslint', '.'], also: ['prettier', '--check', '--log-level', 'warn', '.'] },
  unit: vitest('unit'),
  db: vitest('db'),
  backend: vitest('backend'),
  stories: { ...vitest('stories'), browser: true },
  e2e: { run: ['playwright', 'test'], report: 'test-results/e2e.json', browser: true, site: true },
};

const only = chosen(process.argv.slice(2));
if (!(await ensureInstalled())) process.exit(1);
process.chdir(root);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const env = toolEnvironment();
if (only.some((name) => SUITES[name].browser)) {
  const { ensureChromium } = await import('./chromium.mjs');
  env.CHROMIUM_PATH = await ensureChromium();
}

const total = { passed: 0, failed: 0 };
for (const name of only) {
  const suite = SUITES[name];
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const began = performance.now();
  const built = !suite.site || (await ensureBuilt());
  const well = built && (await succeeds(suite.run)) && (!suite.also || (await succeeds(suite.also)));
  const { passed, failed } = count(suite.report, well);
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${name}: ${passed} passed, ${failed} failed in ${Math.round((performance.now() - began) / 1000)} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function vitest(project) {
  const report = `test-results/${project}.json`;
  return {
    run: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    report,
  };
}

function chosen(args) {
  const names = args.filter((arg) => arg !== '--only');
  if (
    args.length > 0 &&
    (args[0] !== '--only' || names.length === 0 || names.some((name) => !(name in SUITES)))
  ) {
    console.error(HELP);
    process.exit(2);
  }
  return names.length > 0 ? names : Object.keys(SUITES);
}

/** Runs a tool of this project under the project's own Node. */
function succeeds([tool, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(path.join('node_modules', '.bin', tool), args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

/** What a suite's report counts. A suite without one is one test; one that fails without a failed test is one too. */
function count(report, well) {
  const none = { passed: well ? 1 : 0, failed: well ? 0 : 1 };
  if (!report) return none;
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
    const passed = numPassedTests ?? stats.expected;
    const failed = numFailedTests ?? stats.unexpected + stats.flaky;
    return { passed, failed: well ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
