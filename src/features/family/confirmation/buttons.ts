import { part, say, toggle } from './page-parts.ts';

/** What can be done with any receipt: it is copied, shared or printed. */
export function followButtons(): void {
  part('copy="reference"')?.addEventListener('click', () => copy('reference'));
  part('copy="link"')?.addEventListener('click', () => copy('link'));
  part('print')?.addEventListener('click', () => print());
  toggle('share', 'share' in navigator);
  part('share')?.addEventListener('click', share);
}

function copy(what: 'reference' | 'link'): void {
  const refused = () => say(what, 'Your browser does not allow copying. Please write it down.');
  if (!navigator.clipboard) return refused();
  navigator.clipboard.writeText(part(what)?.textContent ?? '').then(() => say(what, 'Copied'), refused);
}

function share(): void {
  const url = part('link')?.textContent ?? '';
  // Closing the system's dialog is no failure.
  navigator.share({ title: 'Our request for care', url }).catch(() => undefined);
}
