import { href } from '../../../domain/routes.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { receiptOnce, type Receipt, tracking } from '../../../state/device/storage.ts';
import { readReceipt } from '../../../state/receipt.ts';

const LOOK_MS = 3000;

/** The address of the confirmation page; undefined if it can't be opened and the request waits. */
export async function wayTo(receipt: Receipt): Promise<string | undefined> {
  if (receipt.status === 'waiting' && !(await canOpen())) return undefined;
  followInTab(receipt);
  return href('requestConfirmation') + keyInAddress(receipt);
}

/**
 * Shows this request in the tab, which may have shown another. On a shared device the key is kept out of the tab, where
 * others could find it.
 */
function followInTab({ reference, trackingSecret, shared }: Receipt): void {
  tracking.keep(shared ? {} : { key: { reference, trackingSecret } });
}

/**
 * What the address carries if this device keeps no receipt: nothing if the page is handed it, else the key, and the day
 * we answer by.
 */
function keyInAddress(receipt: Receipt): string {
  if (readReceipt(receipt.reference)) return '';
  if (receipt.shared && receiptOnce.keep(receipt)) return '';
  const { due = '', emailed } = receipt;
  return `${new URL(trackingLink(location.origin, receipt)).hash},${due}${emailed ? ',emailed' : ''}`;
}

/** Without a connection, only pages that the worker has cached can be opened. */
async function canOpen(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  const signal = AbortSignal.timeout(LOOK_MS);
  return fetch(href('requestConfirmation'), { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
