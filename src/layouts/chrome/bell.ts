const OFFLINE = 'You seem to be offline. Open this again when the connection is back.';

const panel = document.getElementById('notifications');
const note = panel?.querySelector<HTMLElement>('[data-bell-note]');
const lines = [...(panel?.querySelectorAll<HTMLElement>('[data-bell-line]') ?? [])];

panel?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open') void fill();
});

/** Asks anew each time that the panel is opened; what it said before stays until the answer is there. */
async function fill() {
  if (!navigator.onLine) return fail(OFFLINE);
  say('Checking how things stand…');
  try {
    const { loadBellStatus } = await import('./bell-status.ts');
    const { words, failure } = await loadBellStatus();
    for (const line of lines) line.textContent = words[line.dataset['bellLine'] as keyof typeof words];
    if (failure) fail(failure);
    else say('');
  } catch {
    // The code for it did not arrive.
    fail(OFFLINE);
  }
}

function fail(words: string) {
  for (const line of lines) line.textContent ||= 'Not known right now';
  say(words);
  note?.setAttribute('data-failed', '');
}

function say(words: string) {
  note?.removeAttribute('data-failed');
  if (note) note.textContent = words;
}
