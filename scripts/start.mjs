// `npm start`, `npm run dev`, `npm run demo:reset`: installs, builds, then starts the embedded backend on our own Node.
// Until then it uses only Node built-ins (20 or newer).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './build-site.mjs';
import { ensureInstalled, ownNode } from './install.mjs';
import { onNpmGone } from './parent-watch.mjs';
import { root, toolEnvironment } from './run-task.mjs';

const flags = process.argv.slice(2);
const needsSite = !flags.includes('--dev') && !flags.includes('--reset');

if (!(await ensureInstalled()) || (needsSite && !(await ensureBuilt()))) process.exit(1);

// If this process is killed, the extra channel closes, and the backend stops. With Node's default, garbage under load
// would take 100 MB more.
const backend = spawn(
  ownNode,
  ['--max-semi-space-size=8', path.join(root, 'supabase', 'embedded', 'cli.ts'), ...flags],
  {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => backend.kill(signal));
onNpmGone(() => backend.kill('SIGTERM'));
backend.once('error', (error) => {
  console.error(`The backend could not be started: ${error.message}`);
  process.exit(1);
});
backend.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
