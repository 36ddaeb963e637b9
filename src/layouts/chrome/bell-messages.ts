import { sizes, base, variants } from '../../ui/button/Button.css.ts';
import { element } from '../../ui/element.ts';
import * as styles from './bell-messages.css.ts';
import type { MessageLine } from './message-lines.ts';
import * as t from './words.ts';

/**
 * Shows messages in `place`, newest first, or says that there are none. `markRead` returns whether they are marked as
 * read.
 */
export function showMessages(
  place: HTMLElement,
  lines: readonly MessageLine[],
  markRead: () => Promise<boolean>,
) {
  const head = element('div', styles.head);
  const heading = element('p', styles.heading, t.messages);
  heading.id = 'messages-title';
  heading.tabIndex = -1;
  head.append(heading);

  const list = element('ul', '');
  list.setAttribute('role', 'list');
  list.setAttribute('aria-labelledby', heading.id);
  list.append(...lines.map(itemOf));

  if (lines.some(({ isNew }) => isNew)) {
    const button = element('button', `${base} ${variants.quiet} ${sizes.small}`, t.markAllRead);
    button.type = 'button';
    button.addEventListener('click', () => {
      button.disabled = true;
      void markRead().then((isDone) => {
        button.disabled = false;
        if (!isDone) return;
        for (const mark of list.querySelectorAll(`.${styles.mark}`)) mark.remove();
        for (const item of list.children) item.removeAttribute('data-new');
        heading.focus({ preventScroll: true });
        button.remove();
      });
    });
    head.append(button);
  }
  place.replaceChildren(head, lines.length > 0 ? list : element('p', styles.none, t.noMessagesYet));
}

function itemOf({ client, heading, words, path, createdAt, when, isNew }: MessageLine): HTMLLIElement {
  const item = element('li', '');
  const link = element('a', styles.message);
  link.href = path;
  const title = element('span', styles.title);
  title.append(element('span', '', [client, heading].filter(Boolean).join(': ')));
  if (isNew) {
    item.dataset['new'] = '';
    // In words, not only by colour. The space separates them for screen readers.
    title.append(' ', element('span', styles.mark, t.isNew));
  }
  const time = element('time', styles.when, when);
  time.dateTime = createdAt;
  link.append(title, ' ', element('span', styles.words, words), ' ', time);
  item.append(link);
  return item;
}
