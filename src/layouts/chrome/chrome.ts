/** What the chrome does on every page, static or guarded; everything else about it is HTML and CSS. */
const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
const accountMenu = document.getElementById('account-menu');

document.querySelector('[data-open-drawer]')?.addEventListener('click', () => drawer?.showModal());
drawer?.addEventListener('click', (event) => {
  // The dialog itself is hit only beside its content, which is on the backdrop.
  if (event.target === drawer || chosen(event, 'a, [data-close-drawer]')) drawer.close();
});
accountMenu?.addEventListener('click', (event) => {
  if (chosen(event, 'a')) accountMenu.hidePopover();
});
document.querySelector('[data-logout]')?.addEventListener('click', () => void logout());

// An area names each screen in the title, so a new title is a new address.
const title = document.querySelector('title');
if (title) new MutationObserver(markCurrent).observe(title, { childList: true });
markCurrent();

function chosen(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** Tells the link of the open page from the rest; a list's link stays marked on the records under it. */
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
  const { leaveDevice } = await import('../../data/leave-device.ts');
  await leaveDevice();
  location.assign('/');
}
