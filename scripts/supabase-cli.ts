import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const project = path.resolve(import.meta.dirname, '..');
const binary = path.join(project, 'node_modules', '.bin', 'supabase');

/** Runs the supabase CLI in the project and returns what it printed. Throws its error message if it fails. */
export async function supabaseCli(parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(binary, parameters, {
    cwd: project,
    // Otherwise the CLI warns on stdout, within its answer, that a local database has no TLS.
    env: { ...process.env, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' },
    maxBuffer: 32 * 2 ** 20,
    timeout: 60_000,
  });
  return stdout;
}
