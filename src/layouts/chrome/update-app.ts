import { isBeingFilledIn } from './being-filled-in.ts';
import { applyUpdate, checkForUpdate, hasAgreed } from '../../pwa/update.ts';
import { showCard } from './card.ts';
import { UPDATE_WORDS, type UpdateState } from './update-words.ts';
import * as t from './words.ts';

const root = document.documentElement;

/** Looks for a newer version or, if one waits, activates it (docs/specification.md, Installing and updating). */
export async function update(): Promise<void> {
  const state = root.dataset['update'];
  if (state === 'checking') return;
  if (state === 'waiting') return applyUpdate();
  show('checking');
  const found = await checkForUpdate().catch(() => 'failed' as const);
  show(found === 'waiting' ? 'waiting' : 'idle');
  if (found === 'current') alert(t.appUpDate);
  if (found === 'failed') alert(t.failedCheckUpdatesPlease);
}

export function show(state: UpdateState): void {
  root.dataset['update'] = state;
  for (const word of document.querySelectorAll('[data-update-word]')) word.textContent = UPDATE_WORDS[state];
}

/**
 * After a new version has taken over: reloads the page if the person agreed or has nothing to lose. In a tab with input
 * in a form, it only offers to.
 */
export function meetNewVersion(): void {
  show('idle');
  if (hasAgreed() || !isBeingFilledIn()) return location.reload();
  showCard({
    title: t.appUpdated,
    text: t.happenedAnotherWindowLoad,
    action: t.loadAgain,
    onAction: () => location.reload(),
  });
}

/** Loads the page again, in the newest version. */
export async function goToNewest(): Promise<void> {
  if ((await checkForUpdate()) === 'waiting') await applyUpdate();
  else location.reload();
}
