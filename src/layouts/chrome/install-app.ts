import { INSTALL_SUCCESS_TOAST_MS } from '../../lib/constants.ts';
import { isBeingFilledIn } from './being-filled-in.ts';
import { offerInstall, type InstallPrompt } from '../../pwa/install.ts';
import { toast } from '../../ui/toast/toast.ts';
import { installDeclined } from '../../state/device/storage.ts';
import { showCard } from './card.ts';
import * as t from './words.ts';

const DECLINED_FOR_MS = 90 * 24 * 3_600_000;

let close = () => {};

/** Shows the browser's own prompt or, without one, says how to install by hand. */
export async function install(offer: InstallPrompt | undefined): Promise<void> {
  close();
  await offerInstall(offer);
}

/** Offers to install the app, on a card of our own. Not for 90 days after it was declined, and never beside a form. */
export function showInstallCard(takeOffer: () => InstallPrompt | undefined): void {
  const installed = matchMedia('(display-mode: standalone)').matches;
  const declined = Date.now() - (installDeclined.read() ?? 0) < DECLINED_FOR_MS;
  // An island that is still loading may become a form.
  const form = document.querySelector('main :is(form, astro-island[await-children], [role=status])');
  if (installed || declined || form || isBeingFilledIn()) return;
  close = showCard({
    title: t.installThisApp,
    text: t.installOpenFromHome,
    action: t.install,
    onAction: () => void install(takeOffer()),
    onDismiss: () => installDeclined.keep(Date.now()),
  });
  document.addEventListener('focusin', giveWay);
}

function giveWay({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches('main :is(input, textarea, select)')) close();
}

/** Says that the browser has installed the app. */
export function welcomeInstalled(): void {
  close();
  toast(t.appInstalledSuccessfullyCan, {
    tone: 'success',
    timeout: INSTALL_SUCCESS_TOAST_MS,
  });
}
