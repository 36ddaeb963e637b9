import { UPDATE_WORDS, type UpdateState } from './update-words.ts';
import type { InstallPrompt } from '../../pwa/install.ts';
import { registerWorker } from '../../pwa/register.ts';

const root = document.documentElement;
let prompt: InstallPrompt | undefined;

addEventListener('beforeinstallprompt', (event) => {
  // Kept for the button: the browser's own bar would come unasked.
  event.preventDefault();
  prompt = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  void import('./installed-toast.ts').then(({ toastInstalled }) => toastInstalled());
});
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-install]')) void install();
  if (target.closest('[data-check-updates]')) void update();
});
registerWorker(() => show('waiting'));

async function install() {
  const { offerInstall } = await import('../../pwa/install.ts');
  // A prompt can be shown once.
  const offered = prompt;
  prompt = undefined;
  await offerInstall(offered);
}

async function update() {
  const state = root.dataset['update'];
  if (state === 'checking') return;
  if (state === 'waiting') return (await import('../../pwa/update.ts')).applyUpdate();
  show('checking');
  const found = await import('../../pwa/update.ts')
    .then(({ checkForUpdate }) => checkForUpdate())
    .catch(() => 'failed' as const);
  show(found === 'waiting' ? 'waiting' : 'idle');
  if (found === 'current') alert('App is up to date!');
  if (found === 'failed') alert('Failed to check for updates. Please try again.');
}

function show(state: UpdateState) {
  root.dataset['update'] = state;
  for (const word of document.querySelectorAll('[data-update-word]')) word.textContent = UPDATE_WORDS[state];
}
