// Installs missing packages, and a Node if the machine's is too old. Node built-ins only.
import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root, runTask } from './run-task.mjs';

const NODE = '24.21.0';
const nodeFolder = path.join(root, '.node', NODE);
const nodeLink = path.join(root, 'node_modules', '.bin', 'node');

/** Node 22.18 and newer run TypeScript. */
const needsNode = !process.features.typescript || process.execPath.startsWith(path.join(root, '.node'));

/** The Node that everything but installing packages runs on. */
export const ownNode = needsNode ? nodeLink : process.execPath;

/**
 * Installs the missing packages. With `dev` it adds those for tests and tools, with `hosted` the Postgres that hosted
 * Supabase has. Other packages stay.
 *
 * @param {{ dev?: boolean, hosted?: boolean }} [options]
 *
 * @returns {Promise<boolean>} whether the packages are there now
 */
export async function ensureInstalled({ dev = false, hosted = false } = {}) {
  const commands = [
    ...missingPackages('.', dev),
    ...(hosted ? missingPackages('tests/db/hosted', true) : []),
    ...missingNode(),
  ];
  if (commands.length > 0 && !(await runTask('Installing packages', ...commands))) return false;
  if (needsNode) linkNode();
  return true;
}

/** Where npm and its tools look first. */
function linkNode() {
  const target = path.join('..', '..', '.node', NODE, 'node');
  if (existsSync(nodeLink) && readlinkSync(nodeLink) === target) return;
  rmSync(nodeLink, { force: true });
  symlinkSync(target, nodeLink);
}

const npm = process.env.npm_execpath?.endsWith('.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm'];

/** Compares the lock file with npm's copy of what it installed, since time stamps can mislead. */
function missingPackages(folder, dev) {
  const wanted = packagesOf(path.join(root, folder, 'package-lock.json'));
  const installed = packagesOf(path.join(root, folder, 'node_modules', '.package-lock.json'));
  const all = dev || Object.values(installed).some((entry) => entry.dev);
  const isComplete = Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || (entry.dev && !all)) return true;
    const found = installed[name];
    // Optional packages for other platforms are not installed.
    return found
      ? found.version === entry.version && found.integrity === entry.integrity
      : entry.optional === true;
  });
  const isThere = Object.keys(installed).length > 0;
  if (isThere && isComplete) return [];
  // `npm ci` would first remove everything, perhaps under a running server.
  const how = isThere ? ['install', '--no-save'] : ['ci'];
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return [[...npm, ...how, ...(all ? [] : ['--omit=dev']), ...quiet, '--prefix', path.join(root, folder)]];
}

function packagesOf(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/** Only the program of Node's package. The rest are 70 MB of headers. */
function missingNode() {
  if (!needsNode || existsSync(path.join(nodeFolder, 'node'))) return [];
  mkdirSync(nodeFolder, { recursive: true });
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64';
  const name = `node-${isAppleSilicon ? 'bin-' : ''}${process.platform}-${process.arch}@${NODE}`;
  const script = `
    cd "$0"; package=$1; shift
    "$@" pack "$package" --loglevel=error
    tar -xzf ./*.tgz package/bin/node
    mv package/bin/node node
    rm -r package ./*.tgz`;
  return [['sh', '-ec', script, nodeFolder, name, ...npm]];
}
