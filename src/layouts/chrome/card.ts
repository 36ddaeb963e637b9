import { base, sizes, variants } from '../../ui/button/Button.css.ts';
import * as styles from './card.css.ts';
import { element } from '../../ui/element.ts';
import * as t from './words.ts';

type Card = {
  title: string;
  text: string;
  action: string;
  onAction(): void;
  /** Called when the person dismisses the card; not when the code closes it. */
  onDismiss?(): void;
};

/**
 * A suggestion on a card at the bottom, which takes no focus and closes with a click or Esc. It comes before the
 * content, so that Tab reaches it right after the bar. Returns a function to close it.
 */
export function showCard({ title, text, action, onAction, onDismiss }: Card): () => void {
  const card = element('section', styles.card);
  const heading = element('h2', styles.title, title);
  heading.id = 'card-title';
  card.setAttribute('aria-labelledby', heading.id);
  const words = element('div', '');
  words.setAttribute('role', 'status');
  const accept = button(action, variants.primary);
  const dismiss = button(t.notNow, variants.quiet);
  const buttons = element('div', styles.buttons);
  buttons.append(accept, dismiss);
  card.append(words, buttons);

  const close = () => {
    const hadFocus = card.contains(document.activeElement);
    card.remove();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
  accept.addEventListener('click', () => {
    close();
    onAction();
  });
  const refuse = () => {
    close();
    onDismiss?.();
  };
  dismiss.addEventListener('click', refuse);
  card.addEventListener('keydown', ({ key }) => key === 'Escape' && refuse());

  document.getElementById('main')?.before(card);
  // Screen readers do not announce what a live region contains when it is created.
  requestAnimationFrame(() => words.append(heading, element('p', styles.text, text)));
  return close;
}

function button(label: string, variant: string) {
  const made = element('button', `${base} ${variant} ${sizes.medium}`, label);
  made.type = 'button';
  return made;
}
