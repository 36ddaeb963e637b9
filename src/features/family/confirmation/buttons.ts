import { part, say, toggle } from './page-parts.ts';
import * as t from './words.ts';

/** What can be done with any receipt: it is copied, shared or printed. */
export function followButtons(): void {
  part('copy="reference"')?.addEventListener('click', () => copy('reference'));
  part('copy="link"')?.addEventListener('click', () => copy('link'));
  part('print="letter"')?.addEventListener('click', () => print());
  part('print="link"')?.addEventListener('click', printWithLink);
  toggle('share', 'share' in navigator);
  part('share')?.addEventListener('click', share);
}

function copy(what: 'reference' | 'link'): void {
  const refused = () => say(what, t.browserNotAllowCopying);
  if (!navigator.clipboard) return refused();
  navigator.clipboard.writeText(part(what)?.textContent ?? '').then(() => say(what, t.copied), refused);
}

/** The key is on paper only if the person wants it there (decision 0088). */
function printWithLink(): void {
  const receipt = part('receipt');
  receipt?.setAttribute('data-with-link', '');
  addEventListener('afterprint', () => receipt?.removeAttribute('data-with-link'), { once: true });
  print();
}

function share(): void {
  const url = part('link')?.textContent ?? '';
  // Closing the system's dialog is no failure.
  navigator.share({ title: t.requestCare, url }).catch(() => undefined);
}
