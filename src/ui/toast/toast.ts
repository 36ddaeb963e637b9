import { TOAST_AUTO_CLOSE_MS, TOAST_LIMIT } from '../../lib/constants.ts';
import type { Tone } from '../../lib/tone.ts';
import { element } from '../element.ts';
import { pausableTimer } from './pausable-timer.ts';
import * as styles from './toast.css.ts';
import * as t from './words.ts';

interface ToastOptions {
  tone?: Tone;
  /** Milliseconds until it closes by itself; hover and focus stop the clock. */
  timeout?: number;
}

/**
 * Says something in passing, bottom-right, on any page and without React. At most `TOAST_LIMIT` are on screen:
 * a new one takes the place of the oldest (docs/specification.md, Toasts).
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
  // Screen readers miss what a live region holds when it is made, so the words come one frame after it.
  requestAnimationFrame(() => {
    while (list.children.length >= TOAST_LIMIT) list.firstElementChild?.remove();
    list.append(item);
    const timer = pausableTimer(() => item.remove(), timeout);
    for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, timer.pause);
    for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, timer.resume);
  });
}

/** Takes away what was said, once something is begun that may go otherwise. */
export const hush = () => document.querySelector('#toaster > ol')?.replaceChildren();

/** The one list of the page, made when it is first needed. */
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
  // Shown again over a modal dialog, which would cover it. Otherwise the current toasts should not blink.
  if (region.matches(':popover-open') && document.querySelector('dialog:modal')) region.hidePopover();
  if (!region.matches(':popover-open')) region.showPopover();
  return region.firstElementChild as HTMLElement;
}
