// `node scripts/run.mjs [--dev] TOOL …`: installs what is missing, then runs a script or a package's tool on our Node.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, ownNode } from './install.mjs';
import { root, toolEnvironment } from './run-task.mjs';

const dev = process.argv[2] === '--dev';
const [tool, ...rest] = process.argv.slice(dev ? 3 : 2);
if (!(await ensureInstalled({ dev }))) process.exit(1);
const command = /\.m?[jt]s$/.test(tool) ? [ownNode, tool] : [path.join('node_modules', '.bin', tool)];
const child = spawn(command[0], [...command.slice(1), ...rest], {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
