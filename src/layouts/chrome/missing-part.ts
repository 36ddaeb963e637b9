import { base, sizes, variants } from '../../ui/button/Button.css.ts';
import { element } from '../../ui/element.ts';
import { missing } from './missing-part.css.ts';
import * as t from './words.ts';

/** Replaces a form or an area whose code did not load, whose spinner would else never stop. */
export function showMissingPart(part: EventTarget | null): void {
  if (!(part instanceof HTMLElement) || part.localName !== 'astro-island') return;
  const again = element('button', `${base} ${variants.primary} ${sizes.medium}`, t.loadPageAgain);
  again.type = 'button';
  again.addEventListener('click', () => location.reload());
  const words = element('div', missing);
  words.setAttribute('role', 'alert');
  words.append(element('h1', '', t.pageCouldNotLoaded), element('p', '', t.needsConnectionOnceCheck));
  words.append(again);
  part.replaceChildren(words);
}
