import * as t from './words.ts';

const OFFLINE = t.seemOfflineOpenAgain;

const panel = document.getElementById('notifications');
const note = panel?.querySelector<HTMLElement>('[data-bell-note]');

panel?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open') void fill(panel);
});

/** Asks again each time that the panel is opened; what it said before stays until the answer is there. */
async function fill(shown: HTMLElement) {
  if (!navigator.onLine) return say(OFFLINE, true);
  say(t.checkingProfile);
  try {
    const { fillBell } = await import('./fill-bell.ts');
    await fillBell(shown, say);
  } catch {
    // The code for it did not arrive.
    say(OFFLINE, true);
  }
}

/** Announces; what has failed is shown too, and what is not known yet says so. */
function say(words: string, failed = false) {
  note?.toggleAttribute('data-failed', failed);
  if (note) note.textContent = words;
  if (!failed) return;
  for (const line of panel?.querySelectorAll('[data-bell-line]') ?? [])
    line.textContent ||= t.notKnownRightNow;
}
