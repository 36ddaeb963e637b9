import { base, sizes, variants } from '../../ui/button/Button.css.ts';
import { element } from '../../ui/element.ts';
import { missing } from './missing-part.css.ts';

/** Replaces a form or an area whose code did not load; otherwise its spinner would turn for ever. */
export function showMissingPart(part: EventTarget | null): void {
  if (!(part instanceof HTMLElement) || part.localName !== 'astro-island') return;
  const again = element('button', `${base} ${variants.primary} ${sizes.medium}`, 'Load the page again');
  again.type = 'button';
  again.addEventListener('click', () => location.reload());
  const words = element('div', missing);
  words.setAttribute('role', 'alert');
  words.append(
    element('h1', '', 'This page could not be loaded'),
    element(
      'p',
      '',
      'It needs a connection once. Check yours, then load the page again. What you typed before is kept.',
    ),
  );
  words.append(again);
  part.replaceChildren(words);
}
