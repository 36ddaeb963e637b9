// Runs programs as one named task in the terminal's output. Node built-ins only: it is used before npm ci.
import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);

/** The environment in which `node` runs TypeScript and tools print little. */
export function toolEnvironment() {
  const bin = path.join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    // A run of all tests starts some hundred programs, and most would compile the same code again.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compile'),
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}

/**
 * Runs commands at the same time. Prints `label… 12.3 s`, and the output of commands that fail.
 * @param {string} label
 * @param {string[][]} commands
 * @returns {Promise<boolean>} whether all ended well
 */
export async function runTask(label, ...commands) {
  const began = performance.now();
  process.stdout.write(`${label}… `);
  const failed = (await Promise.all(commands.map(run))).filter(({ code }) => code !== 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const outputs = failed.map(({ output }) => `${output.trimEnd()}\n`);
  process.stdout.write(failed.length === 0 ? `${seconds} s\n` : `failed\n${outputs.join('')}`);
  return failed.length === 0;
}

function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
