// bundle: outbox
import { oneAtATime } from '../lib/one-at-a-time.ts';
import { makeReference } from '../lib/reference.ts';
import type { OutboxRecord } from '../state/device/outbox.ts';
import { isWaiting, nameIn, readOutbox, replaceRecord } from './outbox-store.ts';
import { delayAfter, type Outcome } from './outcome.ts';
import { sendRecord } from './send-record.ts';

/** The name of the Web Lock, and of the BroadcastChannel that announces a change in the outbox. */
export const OUTBOX = 'outbox';

const MOST_RENAMES = 3;

type Options = {
  /** If false, records whose next try is not due yet are left out. */
  urgent?: boolean;
  send?: Send;
};

type Send = (request: OutboxRecord['request']) => Promise<Outcome>;

/**
 * Sends what waits in the outbox, in a page or in the worker, and returns how many records still wait. Refused ones
 * don't count, since they need a person. It waits while another page is sending. Rejects only if the outbox can't be
 * read.
 */
export const flushOutbox = ({ urgent = true, send = sendRecord }: Options = {}): Promise<{ left: number }> =>
  oneAtATime(OUTBOX, async () => {
    const waiting = (await readOutbox()).filter(isWaiting);
    // The record that failed last comes last, so that none blocks the others.
    for (const record of waiting.sort((a, b) => notBefore(a) - notBefore(b))) {
      if (Date.now() < (urgent ? record.heldUntil : notBefore(record))) continue;
      if (!(await sendOne(record, send))) break;
    }
    return { left: (await readOutbox()).filter(isWaiting).length };
  });

/** When its next try is due. */
export const notBefore = ({ nextTryAt, heldUntil }: OutboxRecord) => Math.max(nextTryAt, heldUntil);

/** Sends one record and stores its new state. False if the server was not reached. */
async function sendOne(record: OutboxRecord, send: Send, renames = 0): Promise<boolean> {
  const isEarly = Date.now() < record.nextTryAt;
  const outcome = await send(record.request);
  const tries = record.tries + 1;
  switch (outcome.kind) {
    case 'received': {
      const { reference, submittedAt: receivedAt, due, emailed } = outcome;
      const { id, trackingSecret, savedAt, shared } = record;
      const name = nameIn(record);
      await settle(record, {
        id,
        reference,
        trackingSecret,
        name,
        receivedAt,
        savedAt,
        due,
        emailed,
        shared,
      });
      return true;
    }
    case 'refused': {
      const { code, detail } = outcome;
      await settle(record, { ...record, tries, problem: { code, detail } });
      return true;
    }
    case 'reference-taken': {
      // This many do not happen by chance, and a faulty backend must not keep us here.
      const isBroken = renames === MOST_RENAMES;
      const next = isBroken ? { ...record, problem: { code: 'reference_taken' } } : rename(record);
      const written = await settle(record, { ...next, tries });
      return written && !isBroken ? sendOne({ ...next, tries }, send, renames + 1) : true;
    }
    case 'failed': {
      const heldUntil = outcome.pause && Date.now() + outcome.pause;
      // An early try, by a person or because the connection seemed to be back, does not delay the next one.
      const backoff = isEarly ? {} : { tries, nextTryAt: Date.now() + delayAfter(tries) };
      await settle(record, { ...record, ...backoff, heldUntil });
      return outcome.reached;
    }
  }
}

/**
 * Gives it another reference, since the reference belongs to another request. Its id stays, so it still arrives once.
 */
function rename(record: OutboxRecord): OutboxRecord {
  const reference = makeReference();
  return { ...record, reference, request: { ...record.request, reference } };
}

async function settle(...change: Parameters<typeof replaceRecord>): Promise<boolean> {
  const changed = await replaceRecord(...change);
  tellPages();
  return changed;
}

function tellPages(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(OUTBOX);
  channel.postMessage(null);
  channel.close();
}
