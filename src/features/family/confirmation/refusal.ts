import { explain } from '../../../domain/explain.ts';
import { isUnsent, readEntry } from '../../../pwa/outbox-store.ts';
import { serverErrors } from '../request/server-errors.ts';

/** Why a request was refused, and what is wrong with which answer, in words. */
export async function reasonOf(id: string): Promise<{ reason: string; faults: string[] }> {
  const entry = await readEntry(id).catch(() => undefined);
  if (!entry || !isUnsent(entry) || !entry.problem) return { reason: '', faults: [] };
  const faults = Object.values(serverErrors(entry.problem.detail));
  return { reason: explain({ kind: 'refused', ...entry.problem }), faults };
}
