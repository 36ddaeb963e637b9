import { DELIVERY } from '../../../domain/delivery.ts';
import { formatDate, formatDateTime, formatLongDay, today } from '../../../domain/operator.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { showReference } from '../../../lib/reference.ts';
import type { Addressee } from '../../../state/device/storage.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { element } from '../../../ui/element.ts';
import { entitle, part, showFor, toggle, write } from './page-parts.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Fills the page with a receipt, as a letter. It says “Dear …” if the name is known. */
export function fillIn(
  {
    id,
    reference,
    trackingSecret,
    status,
    submittedAt,
    due = '',
    emailed = false,
    formerReference,
    correction,
    shared = false,
  }: Receipt,
  { name = '', asked = '', hear = t.callsWrites, startsOn = '' }: Partial<Addressee> = {},
): void {
  const link = trackingLink(location.origin, { reference, trackingSecret });
  entitle(status === 'received' ? t.requestSent : DELIVERY[status].label);
  part('receipt')?.setAttribute('data-status', status);
  showFor('when', status);
  showFor('correction', correction ?? '');
  showFor('shared', shared ? status : '');
  write('reference', showReference(reference));
  write('day', formatDate(submittedAt));
  write('dear', name ? fill(t.dear, { name }) : t.hello);
  write('asked', asked && fill(t.youAskFor, { asked }));
  write('submitted', formatDateTime(submittedAt));
  // A day to answer by that has passed is not shown.
  toggle('heard', due >= today());
  toggle('too-late', today() <= startsOn && startsOn <= due);
  if (due) write('due', formatLongDay(due));
  write('hear', hear);
  const onlyHere = status === 'received' && !emailed;
  showFor('way', emailed ? 'email' : onlyHere ? 'here' : '');
  // The key comes first if the person gets it in no other way.
  part(onlyHere ? 'receipt' : 'side')?.prepend(part('key') ?? '');
  write('link', link);
  for (const name of ['link', 'follow']) part(name)?.setAttribute('href', link);
  part('correct')?.setAttribute('href', `/request?correct=${id}`);
  write('former-reference', showReference(formerReference ?? ''));
  toggle('former', formerReference !== undefined);
  toggle('kept', !shared);
  toggle('unattended', sendsUnattended());
  toggle('attended', !sendsUnattended());
  const hasProblem = status === 'refused' || correction === 'refused';
  toggle('problem', hasProblem);
  if (hasProblem) void fillInRefusal(id);
}

/** Whether the browser sends by itself once it is online (Background Sync). */
const sendsUnattended = () => 'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller);

async function fillInRefusal(id: string): Promise<void> {
  const refusal = await import('./refusal.ts').catch(() => undefined);
  if (!refusal) return;
  const { reason, faults } = await refusal.reasonOf(id);
  write('reason', reason);
  part('faults')?.replaceChildren(...faults.map((words) => element('li', '', words)));
}

/** Lists the other requests of this device, each with a link that shows it here. */
export function listOthers(receipts: Receipt[]): void {
  toggle('others', receipts.length > 0);
  part('other-list')?.replaceChildren(
    ...receipts.map(({ reference, status, submittedAt }) => {
      const link = element('a', '', showReference(reference));
      link.href = `#${reference}`;
      const item = element('li', '');
      item.append(link, `: ${DELIVERY[status].label.toLowerCase()}, ${formatDateTime(submittedAt)}`);
      return item;
    }),
  );
}
