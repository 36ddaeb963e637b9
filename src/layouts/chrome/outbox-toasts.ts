import { DELIVERY } from '../../domain/delivery.ts';
import type { Receipt } from '../../state/device/storage.ts';
import { RECEIPTS_CHANGE } from '../../state/receipt.ts';
import { showReference } from '../../lib/reference.ts';
import { followOutbox } from '../../pwa/sync.ts';
import { toast } from '../../ui/toast/toast.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

addEventListener(RECEIPTS_CHANGE, (event) => {
  // The wizard and the confirmation page show it themselves.
  if (location.pathname.startsWith('/request')) return;
  for (const { reference, status } of (event as CustomEvent<Receipt[]>).detail) {
    const name = fill(t.yourRequest, { reference: showReference(reference) });
    const words = `${name} ${DELIVERY[status].predicate}.`;
    if (status === 'received') toast(words, { tone: 'success' });
    else toast(`${words} ${t.willFindUnderRequest}`, { tone: 'warning' });
  }
});
followOutbox();
