import { requestPayload } from '../../../data/request-payload.ts';
import type { NewRequest } from '../../../data/request-payload.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { outbox, type OutboxRecord } from '../../../state/device/outbox.ts';
import { addressee, outboxMark, type Receipt } from '../../../state/device/storage.ts';
import { forgetUnsent, readReceipts, storeReceipt } from '../../../state/receipt.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { isUndelivered, nameIn } from '../../../pwa/outbox-store.ts';
import { sendRecord } from '../../../pwa/send-record.ts';
import { arrivalOf, receiptOf, syncOutbox } from '../../../pwa/sync.ts';
import { addresseeOf } from './addressee-of.ts';
import type { Draft } from './draft.ts';

export type DraftSource = {
  drafts: DraftStore<Draft>;
  /** Set if the draft is a correction, whose record is already in the outbox (correction.ts). */
  correcting?: boolean;
};

const KEEP_MS = 3000;
const SEND_MS = 10_000;

/**
 * Puts a request into the outbox and tries to send it. At any moment the answers are in the draft, in the outbox or
 * with the server. Refusals are those of `submitRequest`. `not_kept` means that the server was not reached and this
 * browser stores nothing, so that only the open page has the answers.
 */
export async function submitToOutbox(
  request: NewRequest,
  draft: Draft,
  source: DraftSource,
): Promise<Result<Receipt, Failure>> {
  const submitted = await keepAndSend(request, draft, source);
  if (submitted.ok) addressee.keep(addresseeOf(draft));
  return submitted;
}

async function keepAndSend(
  request: NewRequest,
  draft: Draft,
  { drafts, correcting = false }: DraftSource,
): Promise<Result<Receipt, Failure>> {
  const record = recordOf(request, draft);
  outboxMark.keep(true);
  if (!(await isKept(record))) return sendUnkept(record);
  // Set again: a page that saw an empty outbox may have removed the mark.
  outboxMark.keep(true);
  await drafts.forget();
  await Promise.race([syncOutbox(), pause(SEND_MS)]);
  const { receipt, problem } = await whatBecameOf(record);
  if (!problem) {
    // Asks the browser not to delete the outbox when space is short, once there is something in it.
    if (receipt.status === 'waiting') void navigator.storage?.persist?.();
    return ok(receipt);
  }
  if (correcting || !record.shared) await drafts.save(draft);
  if (!correcting) {
    await outbox.forget(record.id);
    forgetUnsent(record.reference);
  }
  return fail({ kind: 'refused', ...problem });
}

const recordOf = (request: NewRequest, draft: Draft): OutboxRecord => ({
  id: draft.id,
  reference: draft.reference,
  trackingSecret: draft.trackingSecret,
  request: { ...requestPayload(request), saved_at: draft.savedAt },
  draft,
  savedAt: draft.savedAt,
  queuedAt: Date.now(),
  tries: 0,
  nextTryAt: 0,
  heldUntil: 0,
  shared: draft.answers.sharedDevice,
});

/** Storage that is refused, full or never answers keeps nothing. */
const isKept = (record: OutboxRecord): Promise<boolean> =>
  Promise.race([
    outbox.keep(record).then(
      () => true,
      () => false,
    ),
    pause(KEEP_MS).then(() => false),
  ]);

/** Sends a record that could not be kept. There is no second try. */
async function sendUnkept(record: OutboxRecord): Promise<Result<Receipt, Failure>> {
  const { id, trackingSecret, savedAt, shared } = record;
  const outcome = await sendRecord(record.request);
  switch (outcome.kind) {
    case 'received': {
      const { reference, submittedAt, due, emailed } = outcome;
      const receipt: Receipt = {
        id,
        reference,
        trackingSecret,
        name: nameIn(record),
        status: 'received',
        submittedAt,
        savedAt,
        due,
        emailed,
        shared,
      };
      if (!shared) storeReceipt(receipt);
      return ok(receipt);
    }
    case 'refused':
      return fail({ kind: 'refused', code: outcome.code, detail: outcome.detail });
    case 'reference-taken':
      return fail({ kind: 'refused', code: 'reference_taken' });
    case 'failed':
      return fail({ kind: outcome.reached ? 'server' : 'offline', code: 'not_kept' });
  }
}

/** Its receipt, and why it was refused if it was. It may have a new reference by then. */
async function whatBecameOf(record: OutboxRecord) {
  const entry = await outbox.read(record.id).catch(() => undefined);
  // A record leaves the outbox once its receipt is written, or another page has the receipt.
  const gone = record.shared && (arrivalOf(record.id) ?? { ...receiptOf(record), status: 'received' });
  const receipt = entry ? receiptOf(entry) : gone || readReceipts().find(({ id }) => id === record.id);
  return {
    receipt: receipt ?? receiptOf(record),
    problem: entry && isUndelivered(entry) ? entry.problem : undefined,
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
