import { href } from '../../../domain/routes.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { receiptOnce, type Receipt, tracking } from '../../../state/device/storage.ts';
import { readReceipt } from '../../../state/receipt.ts';

const LOOK_MS = 3000;

/** The address of the confirmation page; undefined where that can't be opened now, and the request waits. */
export async function wayTo(receipt: Receipt): Promise<string | undefined> {
  if (receipt.status === 'waiting' && !(await canOpen())) return undefined;
  followInTab(receipt);
  return href('requestConfirmation') + keyInAddress(receipt);
}

/** This tab may have followed another request. Nobody else should find the key on a shared device. */
function followInTab({ reference, trackingSecret, shared }: Receipt): void {
  tracking.keep(shared ? {} : { key: { reference, trackingSecret } });
}

/**
 * What the address needs if this device keeps no receipt: nothing if the page is handed it, else the key, and by when
 * we answer.
 */
function keyInAddress(receipt: Receipt): string {
  if (readReceipt(receipt.reference)) return '';
  if (receipt.shared && receiptOnce.keep(receipt)) return '';
  const { due = '', emailed } = receipt;
  return `${new URL(trackingLink(location.origin, receipt)).hash},${due}${emailed ? ',emailed' : ''}`;
}

/** Without a connection only a page that the worker carries along can be opened. */
async function canOpen(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  const signal = AbortSignal.timeout(LOOK_MS);
  return fetch(href('requestConfirmation'), { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
