/** Shows or hides the dot for unread messages beside the bell. */
export function markUnread(is: boolean): void {
  document.documentElement.toggleAttribute('data-unread', is);
  const words = document.querySelector<HTMLElement>('[data-bell-unread]');
  if (words) words.textContent = is ? (words.dataset['bellUnread'] ?? '') : '';
}
