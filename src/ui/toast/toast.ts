import { TOAST_AUTO_CLOSE_MS, TOAST_LIMIT } from '../../lib/constants.ts';
import type { Tone } from '../../lib/tone.ts';
import { element } from '../element.ts';
import { pausableTimer } from './pausable-timer.ts';
import * as styles from './toast.css.ts';
import * as t from './words.ts';

interface ToastOptions {
  tone?: Tone;
  /** Milliseconds until it closes by itself. Hover and focus pause them. */
  timeout?: number;
}

/**
 * Shows a message bottom-right, on any page and without React. At most `TOAST_LIMIT` show at once: a new one replaces
 * the oldest (docs/specification.md, Toasts).
 */
export function toast(
  message: string,
  { tone = 'neutral', timeout = TOAST_AUTO_CLOSE_MS }: ToastOptions = {},
) {
  const list = toaster();
  const item = element('li', `${styles.toast} ${styles.tones[tone]}`);
  const words = element('span', styles.message, message);
  const close = element('button', styles.close, '×');
  close.type = 'button';
  close.setAttribute('aria-label', t.closeNotice);
  item.append(words, close);

  close.addEventListener('click', () => {
    // Closing by keyboard must not move the focus to the top of the page.
    const neighbour = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    (neighbour?.querySelector('button') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });
  // Screen readers ignore what a new live region already holds, so the words come one frame later.
  requestAnimationFrame(() => {
    while (list.children.length >= TOAST_LIMIT) list.firstElementChild?.remove();
    list.append(item);
    const timer = pausableTimer(() => item.remove(), timeout);
    for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, timer.pause);
    for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, timer.resume);
  });
}

/** Removes all toasts, when something begins that may end differently. */
export const hush = () => document.querySelector('#toaster > ol')?.replaceChildren();

/** The page's list of toasts, made on first use. */
function toaster(): HTMLElement {
  let region = document.getElementById('toaster');
  if (!region) {
    region = element('section', styles.toaster);
    region.id = 'toaster';
    region.popover = 'manual';
    region.setAttribute('aria-label', t.notices);
    const list = element('ol', styles.list);
    list.setAttribute('role', 'list');
    list.setAttribute('aria-live', 'polite');
    list.setAttribute('aria-relevant', 'additions');
    region.append(list);
    document.body.append(region);
  }
  // Reopened to be above a modal dialog. Without one, current toasts should not blink.
  if (region.matches(':popover-open') && document.querySelector('dialog:modal')) region.hidePopover();
  if (!region.matches(':popover-open')) region.showPopover();
  return region.firstElementChild as HTMLElement;
}
