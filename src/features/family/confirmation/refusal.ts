import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import { isUndelivered } from '../../../pwa/outbox-store.ts';
import { outbox } from '../../../state/device/outbox.ts';
import { UNSENT } from '../request/unsent-words.ts';
import { requestRefusals } from '../request/request-refusals.ts';

/** Why a request was refused, and what is wrong with which answer, in words. */
export async function reasonOf(id: string): Promise<{ reason: string; faults: string[] }> {
  const entry = await outbox.read(id).catch(() => undefined);
  if (!entry || !isUndelivered(entry) || !entry.problem) return { reason: '', faults: [] };
  const failure: Failure = { kind: 'refused', ...entry.problem };
  return { reason: explain(failure, UNSENT), faults: Object.values(requestRefusals(failure)) };
}
