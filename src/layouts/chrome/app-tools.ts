import { INSTALL_PROMPT_DELAY_MS } from '../../lib/constants.ts';
import type { InstallPrompt } from '../../pwa/install.ts';
import { registerWorker } from '../../pwa/register.ts';
import { recover } from '../../state/recover.ts';
import { onceLong } from '../../ui/spinner/once-long.ts';
import * as t from './words.ts';

// Listens on every page for what concerns installing and updating the app. The code for it loads on demand.
const loadInstall = () => import('./install-app.ts');
const loadUpdate = () => import('./update-app.ts');
let offer: InstallPrompt | undefined;
let recovering = false;

/** The browser's offer to install, which can be used once. */
function takeOffer() {
  const taken = offer;
  offer = undefined;
  return taken;
}

addEventListener('beforeinstallprompt', (event) => {
  // Kept for the button and our own card. The browser would show its prompt at once.
  event.preventDefault();
  offer = event as InstallPrompt;
  setTimeout(
    () => void loadInstall().then((code) => offer && code.showInstallCard(takeOffer)),
    INSTALL_PROMPT_DELAY_MS,
  );
});
addEventListener('appinstalled', () => void loadInstall().then((code) => code.welcomeInstalled()));
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-install]')) void loadInstall().then((code) => code.install(takeOffer()));
  if (target.closest('[data-check-updates]')) {
    loadUpdate().then(
      (code) => code.update(),
      () => alert(t.failedCheckUpdatesPlease),
    );
  }
});
registerWorker({
  onWaiting: () => void loadUpdate().then((code) => code.show('waiting')),
  // Its code loaded when the new version was found. The old version's files are gone by now.
  onTakeOver: () => void loadUpdate().then((code) => code.meetNewVersion()),
});
// If an island's code doesn't load, nothing in it can say so. Only islands without server-rendered React content get
// these words: React would not recognise changed HTML.
onceLong((words) => {
  for (const wait of document.querySelectorAll('astro-island[ssr][client=only] [role=status]'))
    wait.append(` ${words}`);
});
for (const event of ['vite:preloadError', 'astro:hydration-error']) {
  addEventListener(event, ({ target, payload }: Event & { payload?: unknown }) => {
    const recovery = recover(payload, () => loadUpdate().then((code) => code.goToNewest()));
    // If this code is missing, too, its own error must not start this again.
    if (recovering) return;
    recovering = true;
    recovery
      .then((found) =>
        found === 'reloads'
          ? undefined
          : import('./missing-part.ts').then((code) => code.showMissingPart(target)),
      )
      .catch(() => undefined)
      .finally(() => (recovering = false));
  });
}
