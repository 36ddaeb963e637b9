/** Shows beside the bell that there are messages to read, or that there are none. */
export function markUnread(is: boolean): void {
  document.documentElement.toggleAttribute('data-unread', is);
  const words = document.querySelector<HTMLElement>('[data-bell-unread]');
  if (words) words.textContent = is ? (words.dataset['bellUnread'] ?? '') : '';
}
