/** The scripts of the chrome on every page, static or guarded. All else about it is HTML and CSS. */
import './app-tools.ts';
import './bell.ts';
import { followDrawer } from './drawer.ts';
import { followFinder } from './finder.ts';
import './outbox.ts';
import * as t from './words.ts';

followDrawer();
followFinder();
for (const panel of document.querySelectorAll<HTMLElement>('header [popover]')) {
  panel.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) panel.hidePopover();
  });
}
document.querySelector('[data-logout]')?.addEventListener('click', () => void logout());

// An area changes the title with each screen, so a new title means a new address.
const title = document.querySelector('title');
if (title) new MutationObserver(markCurrent).observe(title, { childList: true });
markCurrent();

/** Marks the link of the current page. A list's link stays marked on pages of its records. */
function markCurrent() {
  const here = location.pathname.replace(/(?<=.)\/$/, '');
  for (const link of document.querySelectorAll('header nav a, [data-drawer] a')) {
    const path = link.getAttribute('href') ?? '';
    if (path === here) link.setAttribute('aria-current', 'page');
    else if (here.startsWith(`${path}/`)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

async function logout() {
  const code = await import('../../data/leave-device.ts').catch(() => undefined);
  // Nobody should believe they are signed out if they are not.
  if (!code) return alert(t.stillSignedCheckConnection);
  if (!(await code.mayLeave())) return;
  await code.leaveDevice();
  // The landing page says that it is done.
  location.assign('/#signed-out');
}
