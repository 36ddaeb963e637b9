import type { ChildProcess } from 'node:child_process';

/**
 * The address in the line `Ready http://…` of a starting backend. If it ends before, throws with its output.
 */
export function readyOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /^Ready (\S+)$/m.exec(said)?.[1];
      if (origin) resolve(origin);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The backend ended before it was ready.\n${said}`)));
  });
}
