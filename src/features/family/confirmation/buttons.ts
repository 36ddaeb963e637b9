import { HANDED_OVER, handOver, handOverLabel } from '../../../parts/share-link/hand-over.ts';
import { part, say, write } from './page-parts.ts';

/** Lets the person share, copy or print any receipt's link. */
export function followButtons(): void {
  write('hand-over', handOverLabel());
  part('hand-over')?.addEventListener('click', () => void giveLink());
  part('print="letter"')?.addEventListener('click', () => print());
  part('print="link"')?.addEventListener('click', printWithLink);
}

async function giveLink(): Promise<void> {
  const done = await handOver(part('link')?.textContent ?? '');
  say('link', done ? HANDED_OVER[done] : '');
  if (done === 'refused') part('link-shown')?.setAttribute('open', '');
}

/** The key is on paper only if the person wants it there (decision 0088). */
function printWithLink(): void {
  const receipt = part('receipt');
  receipt?.setAttribute('data-with-link', '');
  addEventListener('afterprint', () => receipt?.removeAttribute('data-with-link'), { once: true });
  print();
}
