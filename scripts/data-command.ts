/** The place of the data folder, and how its commands fail. */
import path from 'node:path';
import { errorMessage, StartupError } from '../supabase/embedded/startup-error.ts';

type Command = {
  /** The project's folder. */
  root: string;
  dataDir: string;
  /** The arguments of the command. */
  words: string[];
};

/** Runs a command; an expected failure is one line on stderr, and exit code 1. */
export async function runCommand(work: (command: Command) => Promise<void>): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || '.local');
  try {
    await work({ root, dataDir, words: process.argv.slice(2) });
  } catch (error) {
    const expected = error instanceof StartupError;
    console.error(
      expected ? error.message : `Unexpected: ${error instanceof Error ? error.stack : errorMessage(error)}`,
    );
    process.exitCode = 1;
  }
}
