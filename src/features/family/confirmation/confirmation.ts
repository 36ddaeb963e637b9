import { mayHoldUnsent } from '../../../state/outbox-flag.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { readReceipts, RECEIPTS_CHANGE, type Receipt } from '../../../state/receipt.ts';
import { showReference } from '../../../lib/reference.ts';
import { readTrackingLink, trackingLink } from '../../../domain/tracking-link.ts';
import { sendsUnattended, STILL_WAITING } from './unsent-words.ts';

// Fetched only while something is unsent, or to send it.
const loadOutbox = () => import('./confirmation-outbox.ts');

const TITLES = { received: 'Request sent', waiting: 'Waiting to be sent', refused: 'Needs a correction' };
const STATES = { received: 'received', waiting: 'waiting to be sent', refused: 'needs a correction' };

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
const write = (name: string, text: string) =>
  all(`[data-${name}]`).forEach((place) => (place.textContent = text));
const say = (where: string, text: string) => write(`said="${where}"`, text);
const toggle = (name: string, shown: boolean) => part(name)?.toggleAttribute('hidden', !shown);

let shown: Receipt | undefined;

/** Fills the confirmation page, and keeps it true; false when this device has no receipt. */
export async function showReceipt(): Promise<boolean> {
  if (mayHoldUnsent()) {
    const outbox = await loadOutbox().catch(() => undefined);
    await outbox?.follow();
  }
  for (const event of [RECEIPTS_CHANGE, 'storage', 'hashchange']) addEventListener(event, update);
  listen();
  update();
  return shown !== undefined;
}

function update() {
  const before = shown;
  const receipts = readReceipts();
  const asked = location.hash.slice(1).split('.')[0];
  const receipt =
    receipts.find(({ reference }) => reference === asked) ??
    unstored() ??
    sameAs(before, receipts) ??
    receipts[0];
  shown = receipt;
  toggle('receipt', receipt !== undefined);
  if (!receipt) {
    toggle('no-receipt', true);
    return;
  }
  show(receipt);
  list(receipts.filter(({ id }) => id !== receipt.id));
  if (before?.id === receipt.id && before.status === 'waiting' && receipt.status === 'received')
    say('reference', 'Your request has reached us.');
}

const sameAs = (known: Receipt | undefined, receipts: Receipt[]) =>
  receipts.find(({ id }) => id === known?.id);

/** Where the browser stores nothing, the address itself says what was sent. */
function unstored(): Receipt | undefined {
  const key = readTrackingLink(location.hash);
  return key && { ...key, id: '', status: 'received', submittedAt: new Date().toISOString() };
}

function show({ id, reference, trackingSecret, status, submittedAt, formerReference }: Receipt) {
  const link = trackingLink(location.origin, { reference, trackingSecret });
  document.title = `${TITLES[status]} – Caregiver Placement`;
  write('route-title', TITLES[status]);
  part('receipt')?.setAttribute('data-status', status);
  for (const element of all('[data-when]')) {
    element.hidden = !element.dataset['when']?.split(' ').includes(status);
  }
  write('reference', showReference(reference));
  write('submitted', formatDateTime(submittedAt));
  write('link', link);
  part('link')?.setAttribute('href', link);
  part('correct')?.setAttribute('href', `/request?correct=${id}`);
  write('former-reference', showReference(formerReference ?? ''));
  toggle('former', formerReference !== undefined);
  toggle('unattended', sendsUnattended());
  toggle('attended', !sendsUnattended());
  toggle('share', 'share' in navigator);
  if (status === 'refused') void explain(id);
}

async function explain(id: string) {
  const refusal = await import('./refusal.ts').catch(() => undefined);
  if (!refusal) return;
  const { reason, faults } = await refusal.reasonOf(id);
  write('reason', reason);
  part('faults')?.replaceChildren(...faults.map((words) => element('li', words)));
}

function list(others: Receipt[]) {
  toggle('others', others.length > 0);
  part('other-list')?.replaceChildren(
    ...others.map(({ reference, status, submittedAt }) => {
      const link = element('a', showReference(reference));
      link.href = `#${reference}`;
      const item = element('li', '');
      item.append(link, `: ${STATES[status]}, ${formatDateTime(submittedAt)}`);
      return item;
    }),
  );
}

function listen() {
  part('copy="reference"')?.addEventListener('click', () => copy('reference'));
  part('copy="link"')?.addEventListener('click', () => copy('link'));
  part('print')?.addEventListener('click', () => print());
  part('send')?.addEventListener('click', () => void sendNow());
  part('remove')?.addEventListener('click', () => void remove());
  part('share')?.addEventListener('click', () => {
    const url = part('link')?.textContent ?? '';
    // Closing the system's dialog is no failure.
    navigator.share({ title: 'Our request for care', url }).catch(() => undefined);
  });
}

function copy(what: 'reference' | 'link') {
  const refused = () => say(what, 'Your browser does not allow copying. Please write it down.');
  if (!navigator.clipboard) return refused();
  navigator.clipboard.writeText(part(what)?.textContent ?? '').then(() => say(what, 'Copied'), refused);
}

async function sendNow() {
  say('send', 'Sending…');
  const outbox = await loadOutbox().catch(() => undefined);
  await outbox?.sendNow();
  update();
  say('send', shown?.status === 'waiting' ? STILL_WAITING : '');
}

async function remove() {
  if (!shown || !confirm('Remove this request and all its answers from this device? It has not been sent.'))
    return;
  const outbox = await loadOutbox();
  await outbox.removeRefused(shown.id, shown.reference);
  location.assign('/request/confirmation');
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
