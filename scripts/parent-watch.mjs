// Notices if the npm that started us is gone. npm runs scripts through a shell. If npm is killed, the shell may end,
// too, but the script never does. Node built-ins only.
import { readFileSync } from 'node:fs';

const intervalMs = 500;

/**
 * Calls back once when the process that started us, or the npm behind it, has ended. Without npm it does nothing: a
 * server started by hand may outlive its terminal.
 * @param {() => void} callback
 */
export function onNpmGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const first = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(timer);
    callback();
  }, intervalMs);
  timer.unref();
}

/** Our parent process and, if the system tells, its parent. */
function ancestors() {
  const parent = process.ppid;
  try {
    // "pid (name) state ppid …". The name may have spaces and brackets.
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${status.slice(status.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${parent}`;
  }
}
