import { loadMessages, readMessages } from '../../data/messages.ts';
import { markUnread } from '../../state/unread.ts';
import { explain } from '../../domain/explain.ts';
import { loadBellStatus } from './bell-status.ts';
import { showMessages } from './bell-messages.ts';
import { wordMessages } from './message-lines.ts';
import * as t from './words.ts';

type Say = (words: string, failed?: true) => void;

/** Loads statuses and messages into the bell's panel; `say` announces them. */
export async function fillBell(panel: HTMLElement, say: Say): Promise<void> {
  const [status, messages] = await Promise.all([
    document.documentElement.dataset['role'] === 'caregiver' ? loadBellStatus() : undefined,
    loadMessages(),
  ]);
  if (status) {
    for (const line of panel.querySelectorAll<HTMLElement>('[data-bell-line]'))
      line.textContent = status.words[line.dataset['bellLine'] as keyof typeof status.words];
  }
  const place = panel.querySelector<HTMLElement>('[data-bell-messages]');
  if (messages.ok && place) {
    const latest = Math.max(...messages.value.map(({ id }) => id));
    markUnread(messages.value.some(({ readAt }) => readAt === null));
    showMessages(place, wordMessages(messages.value), async () => {
      const read = await readMessages(latest);
      if (read.ok) {
        markUnread(false);
        say(t.allMessagesMarkedRead);
      } else say(explain(read.error), true);
      return read.ok;
    });
  }
  const failure = status?.failure ?? (messages.ok ? undefined : explain(messages.error));
  if (failure) say(failure, true);
  else say('');
}
