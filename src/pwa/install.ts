import * as t from './install.words.ts';

/** The browser's offer to install the app, from a `beforeinstallprompt` event. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** Shows the browser's own offer or, without one, says how to install by hand. */
export async function offerInstall(offered: InstallPrompt | undefined): Promise<void> {
  if (offered) await offered.prompt();
  else if (isMobile()) alert(t.tapShareButtonSelect);
  else alert(t.clickMenuSelectInstall);
}

function isMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}
