import * as t from './words.ts';

const OFFLINE = t.seemOfflineOpenAgain;

const panel = document.getElementById('notifications');
const note = panel?.querySelector<HTMLElement>('[data-bell-note]');

panel?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open') void fill(panel);
});

/** Reads everything again whenever the panel opens. What it showed stays until then. */
async function fill(shown: HTMLElement) {
  if (!navigator.onLine) return say(OFFLINE, true);
  say(t.checkingProfile);
  try {
    await import('./fill-bell.ts').then((bell) => bell.fillBell(shown, say));
  } catch {
    // Its code did not load.
    say(OFFLINE, true);
  }
}

/** Announces words. A failure is also shown, and replaces what is not known yet. */
function say(words: string, failed = false) {
  note?.toggleAttribute('data-failed', failed);
  if (note) note.textContent = words;
  if (!failed) return;
  for (const line of panel?.querySelectorAll('[data-bell-line]') ?? [])
    line.textContent ||= t.notKnownRightNow;
}
