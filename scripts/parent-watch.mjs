// Notices that the npm which started us is gone. npm runs scripts through a shell and, when it is killed, takes that
// shell with it or not, but never the script itself. Node built-ins only.
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

/** Our parent and, where the system tells, its parent. */
function ancestors() {
  const parent = process.ppid;
  try {
    // "pid (name) state ppid …"; the name may hold anything, also spaces and brackets.
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${status.slice(status.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${parent}`;
  }
}
