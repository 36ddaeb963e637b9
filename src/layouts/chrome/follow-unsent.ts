import { RECEIPTS_CHANGE, type Receipt } from '../../state/receipt.ts';
import { showReference } from '../../lib/reference.ts';
import { followOutbox } from '../../pwa/sync.ts';
import { toast } from '../../ui/toast/toast.ts';

addEventListener(RECEIPTS_CHANGE, (event) => {
  // The wizard and the confirmation page say it themselves.
  if (location.pathname.startsWith('/request')) return;
  for (const { reference, status } of (event as CustomEvent<Receipt[]>).detail) {
    const name = `Your request ${showReference(reference)}`;
    if (status === 'received') toast(`${name} has reached us.`, { tone: 'success' });
    else toast(`${name} needs a correction. You will find it under Request Service.`, { tone: 'warning' });
  }
});
followOutbox();
