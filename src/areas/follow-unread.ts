import { hasUnread } from '../data/messages.ts';
import { markUnread } from '../state/unread.ts';

/** The screen's own data loads first. */
const SETTLED_MS = 2_000;

/**
 * Shows beside the bell whether there are unread messages. It asks after the first screen, and each time the person
 * returns to the page.
 */
export function followUnread(): void {
  const look = async () => {
    const answer = await hasUnread();
    if (answer.ok) markUnread(answer.value);
  };
  setTimeout(() => void look(), SETTLED_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look());
}
