import { STILL_WAITING } from '../../../domain/delivery.ts';
import { mayHoldRequests } from '../../../state/outbox-flag.ts';
import { type Receipt, readReceipts, RECEIPTS_CHANGE } from '../../../state/receipt.ts';
import { followButtons } from './buttons.ts';
import { fillIn, listOthers } from './fill-in.ts';
import { onPress, part, say, toggle } from './page-parts.ts';
import { shownReceipt } from './shown-receipt.ts';

// Fetched only while something lies in the outbox, or to send it.
const loadOutbox = () => import('./confirmation-outbox.ts');

let shown: Receipt | undefined;

/** Fills the confirmation page, and keeps it true; false when this device has no receipt. */
export async function showReceipt(): Promise<boolean> {
  if (mayHoldRequests()) {
    const outbox = await loadOutbox().catch(() => undefined);
    await outbox?.follow();
  }
  for (const event of [RECEIPTS_CHANGE, 'storage', 'hashchange']) addEventListener(event, update);
  followButtons();
  part('send')?.addEventListener('click', () => void sendNow());
  onPress('remove', () => void remove());
  onPress('take-back', () => void takeBack());
  update();
  return shown !== undefined;
}

function update(): void {
  const before = shown;
  const receipts = readReceipts();
  shown = shownReceipt(receipts, location.hash, before);
  toggle('receipt', shown !== undefined);
  if (!shown) return void toggle('no-receipt', true);
  const { id, status } = shown;
  fillIn(shown);
  listOthers(receipts.filter((receipt) => receipt.id !== id));
  if (before?.id === id && before.status === 'waiting' && status === 'received')
    say('reference', 'Your request has reached us.');
}

async function sendNow(): Promise<void> {
  say('send', 'Sending…');
  const outbox = await loadOutbox().catch(() => undefined);
  await outbox?.sendNow();
  update();
  say('send', shown?.status === 'waiting' ? STILL_WAITING : '');
}

async function takeBack(): Promise<void> {
  if (!shown) return;
  const outbox = await loadOutbox();
  await outbox.takeBack(shown.id);
  location.assign(`/request?correct=${shown.id}`);
}

async function remove(): Promise<void> {
  const what = shown?.correction ? 'these changes' : 'this request and all its answers';
  if (!shown || !confirm(`Remove ${what} from this device? That has not been sent.`)) return;
  const outbox = await loadOutbox();
  await outbox.removeUnsent(shown.id, shown.reference);
  location.assign('/request/confirmation');
}
