import { explain } from '../../lib/data-error.ts';
import { forgetReceipt } from '../../lib/receipt.ts';
import { dropEntry, isUnsent, readEntry } from '../../pwa/outbox-store.ts';
import { followOutbox, RECEIPTS_CHANGE, settleOutbox, syncOutbox } from '../../pwa/sync.ts';
import { serverErrors } from './server-errors.ts';

/** Brings the receipts up to date, calls whenever they change, and has what waits sent. */
export async function follow(changed: () => void): Promise<void> {
  await settleOutbox();
  addEventListener(RECEIPTS_CHANGE, changed);
  followOutbox();
}

export const sendNow = () => syncOutbox();

/** Why a request was refused, and what is wrong with which answer, in words. */
export async function reasonOf(id: string): Promise<{ reason: string; faults: string[] }> {
  const entry = await readEntry(id).catch(() => undefined);
  if (!entry || !isUnsent(entry) || !entry.problem) return { reason: '', faults: [] };
  const faults = Object.values(serverErrors(entry.problem.detail));
  return { reason: explain({ kind: 'refused', ...entry.problem }), faults };
}

/** Takes a refused request off this device; the server has nothing of it. */
export async function removeRefused(id: string, reference: string): Promise<void> {
  await dropEntry(id);
  forgetReceipt(reference);
  await settleOutbox();
}
