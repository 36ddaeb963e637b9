import { fill } from '../../../lib/fill.ts';
import { outboxMark, receiptOnce, receipts } from '../../../state/device/storage.ts';
import * as t from './words.ts';

// The code that shows a receipt is fetched only if there may be one.
const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
const show = (name: string) => {
  const article = part(name);
  article?.removeAttribute('hidden');
  const title = article?.dataset['title'];
  if (!title) return;
  document.title = fill(t.caregiverPlacement, { title });
  part('route-title')?.replaceChildren(title);
};
if (location.hash || [receiptOnce, receipts, outboxMark].some(({ read }) => read())) {
  import('./confirmation.ts').then(
    ({ showReceipt }) => showReceipt(),
    () => show('incomplete'),
  );
} else show('no-receipt');
