import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { errorMessage } from '../../supabase/embedded/startup-error.ts';
import { readTap, type TapReport } from './tap.ts';

/** The text of a psql script with every `\ir file` line replaced by that file, as psql would read it. */
export function readScript(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\\ir[ \t]+(\S+)[ \t]*$/gm, (_, included: string) =>
    readScript(path.resolve(path.dirname(file), included)),
  );
}

/**
 * Runs a pgTAP script, which rolls back. `error` says, with the line, why it stopped halfway. The remaining
 * points are then unknown.
 */
export async function runScript(
  sql: postgres.Sql,
  script: string,
): Promise<TapReport & { error: string | undefined }> {
  const session = await sql.reserve();
  try {
    const results: unknown = await session.unsafe(script).simple();
    return { ...readTap(textOf(results).join('\n')), error: undefined };
  } catch (error) {
    return { planned: undefined, points: [], error: `${errorMessage(error)}${whereOf(error, script)}` };
  } finally {
    await session.unsafe('rollback');
    session.release();
  }
}

/** Every text in a result at any depth: one statement gives rows, several give a list of lists. */
function textOf(result: unknown): string[] {
  if (typeof result === 'string') return [result];
  if (typeof result !== 'object' || result === null) return [];
  return Object.values(result).flatMap(textOf);
}

function whereOf(error: unknown, script: string): string {
  if (typeof error !== 'object' || error === null) return '';
  const line =
    'position' in error ? ` at "${script.slice(Number(error.position) - 1).split('\n')[0] ?? ''}"` : '';
  return line + ('where' in error && typeof error.where === 'string' ? `\n${error.where}` : '');
}
