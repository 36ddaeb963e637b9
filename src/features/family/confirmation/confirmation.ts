import { STILL_WAITING } from '../../../domain/delivery.ts';
import {
  type Addressee,
  addressee as carried,
  outboxMark,
  type Receipt,
  receiptOnce,
} from '../../../state/device/storage.ts';
import { readReceipts, RECEIPTS_CHANGE } from '../../../state/receipt.ts';
import { followButtons } from './buttons.ts';
import { fillIn, listOthers } from './fill-in.ts';
import type { Unseen } from './confirmation-outbox.ts';
import { entitle, onPress, part, say, toggle } from './page-parts.ts';
import { shownReceipt } from './shown-receipt.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

// Fetched only if something is in the outbox.
const loadOutbox = () => import('./confirmation-outbox.ts');

let shown: Receipt | undefined;
/** The person who has just sent a request from this tab. */
let addressee: Addressee | undefined;
/** The receipt of that request if it is from a shared device, which keeps none. */
let once: Receipt | undefined;
/** Set if a request from a shared device waits whose receipt was shown before. It can't be shown again. */
let unseen: Unseen | undefined;
const mayWait = outboxMark.read();

/** Fills the confirmation page, and keeps it up to date. */
export async function showReceipt(): Promise<void> {
  addressee = carried.take();
  once = receiptOnce.take();
  if (mayWait) {
    const outbox = await loadOutbox().catch(() => undefined);
    await outbox?.follow();
    outbox?.onUnseenRemoved(() => (once?.status === 'waiting' || unseen === 'unseen') && leave());
  }
  for (const event of ['storage', 'hashchange']) addEventListener(event, update);
  addEventListener(RECEIPTS_CHANGE, () => void refresh());
  followButtons();
  onPress('send', () => void sendNow());
  onPress('remove', () => void remove());
  onPress('remove-unseen', () => void removeUnseen());
  onPress('take-back', () => void takeBack());
  await refresh();
}

async function refresh(): Promise<void> {
  if (once?.status === 'waiting') {
    const outbox = await loadOutbox().catch(() => undefined);
    // The person may have removed it in the meantime.
    const current = await outbox?.currentReceipt(once);
    once &&= current ?? once;
  } else if (!once && mayWait) {
    const outbox = await loadOutbox().catch(() => undefined);
    unseen = await outbox?.unseenNow(unseen);
  }
  update();
}

function update(): void {
  const before = shown;
  const receipts = readReceipts();
  shown = (location.hash ? undefined : once) ?? shownReceipt(receipts, location.hash, before);
  toggle('receipt', shown !== undefined);
  const instead = shown ? undefined : (unseen ?? (keepsNothing() ? 'nothing-kept' : 'no-receipt'));
  for (const name of ['no-receipt', 'nothing-kept', 'unseen', 'unseen-gone']) toggle(name, name === instead);
  if (!shown) return entitle(part(instead ?? '')?.dataset['title']);
  const { id, status } = shown;
  // A receipt that could not be kept has no id. It is always that of the request just sent.
  fillIn(shown, !id || addressee?.id === id ? addressee : undefined);
  listOthers(receipts.filter((receipt) => receipt.id !== id));
  if (before?.id === id && before.status === 'waiting' && status === 'received')
    say('letter', t.requestReached);
}

/** Found out in the page's head (storageScript). */
const keepsNothing = () => 'keepsNothing' in document.documentElement.dataset;

async function sendNow(): Promise<void> {
  const where = shown ? 'send' : 'unseen';
  say(where, t.sending);
  const outbox = await loadOutbox().catch(() => undefined);
  await outbox?.sendNow();
  await refresh();
  say(where, (shown ? shown.status === 'waiting' : unseen === 'unseen') ? STILL_WAITING : '');
}

async function takeBack(): Promise<void> {
  if (!shown) return;
  const outbox = await loadOutbox();
  await outbox.takeBack(shown.id);
  location.assign(`/request?correct=${shown.id}`);
}

async function remove(): Promise<void> {
  if (!shown || !mayRemove(shown.correction ? t.theseChanges : REQUEST)) return;
  const outbox = await loadOutbox();
  once = undefined;
  await outbox.removeUnsent(shown.id, shown.reference);
  leave();
}

async function removeUnseen(): Promise<void> {
  if (!mayRemove(REQUEST)) return;
  const outbox = await loadOutbox();
  unseen = undefined;
  await outbox.removeUnseen();
  leave();
}

const REQUEST = t.requestAllAnswers;
const mayRemove = (what: string) => confirm(fill(t.removeFromDeviceNot, { what }));
const leave = () => location.assign('/request/confirmation');
