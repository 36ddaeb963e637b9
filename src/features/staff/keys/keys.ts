import { href } from '../../../domain/routes.ts';
import { KEY_PLACES } from '../../../domain/staff-keys.ts';

type KeysOptions = {
  open: (path: string) => void;
  showHelp: () => void;
  isOn: () => boolean;
  now?: () => number;
};

/** How long `g` waits for the next key. */
const SECOND_KEY_MS = 1500;
/**
 * The targets of keys: the steps of the focused visit, the step that leads on, or else what waits next, the best match,
 * the first question or the first row; and what waits next. Enter then presses it. A record's fields, such as the one
 * for notes, are no target, and breadcrumbs lead away from the page.
 */
const TARGETS = {
  m: [
    'main li:has(> div:focus) button',
    'main [data-step="first"] button',
    'main [data-step] :is(input, button, a)',
    'main [data-next="first"] a',
    'main [data-match] a',
    'main:not(:has(#note-words)) form :is(input, select, textarea)',
    'main tbody a',
    'main [data-job-steps] button',
    'main [data-actions] button',
    'main :is(button, a):not(nav *)',
  ],
  n: ['main [data-next] a'],
};
/** Staff's notes, during a call and on a record. */
const NOTES = 'main :is(#notes-beside, #internalNotes, #note-words)';
/** Headings of a page, its parts, cards below a shared heading, and the questions of a request's step. */
const HEADINGS =
  'main :is(h1, h2, section > div:first-child > h3, #questions legend:not(fieldset fieldset *)):not(dialog *)';
/** Rows of a table, or of a list with checkboxes. */
const ROWS = 'main :is(tbody tr, li:has(input[type="checkbox"]))';
const SEARCH = 'main form[role="search"] input[type="search"]';
const PARTS: Record<string, 1 | -1> = { h: 1, H: -1 };
/** Buttons that a key presses: for a document, not to accept it or to check it later; and to other weeks of visits. */
const BUTTONS: Record<string, string> = {
  d: 'main [data-refusal]',
  l: 'main [data-later]',
  w: 'main [data-week="next"]',
  W: 'main [data-week="previous"]',
};
const STEPS: Record<string, 1 | -1> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** What single keys do in the staff area. Single letters do nothing while the person types. In a dialog, only `m` works. */
export function createKeys({ open, showHelp, isOn, now = Date.now }: KeysOptions) {
  let secondUntil = 0;
  /** The last focused row, where moving continues after a step elsewhere. */
  let latest: Element | null = null;
  /** What had the focus before the notes, where the keys lead back. */
  let before: Element | null = null;
  const leaveNotes = () => {
    if (!focusOn(before)) toPart(-1);
    before = null;
  };
  /** Moves to the notes, or from there back. */
  const toNotes = (): boolean => {
    const notes = document.querySelector<HTMLElement>(NOTES);
    const here = document.activeElement;
    if (notes && notes === here) leaveNotes();
    else if (focusOn(notes)) before = here;
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    const { key } = event;
    latest = document.activeElement?.closest(ROWS) ?? latest;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return send(event);
    if (key === 'F2' && toNotes()) return event.preventDefault();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!isOn()) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog) {
      if (key === 'm' && !isTypedInto(event.target) && toOpenQuestion(dialog)) event.preventDefault();
      return;
    }
    if (key === 'Escape' && isIn(event.target, NOTES)) return leaveNotes();
    // From a list's search to its first row.
    if (key === 'ArrowDown' && isIn(event.target, SEARCH)) {
      if (move(1, false, null)) event.preventDefault();
      return;
    }
    if (isTypedInto(event.target) && !(key === '?' && isIn(event.target, 'select'))) return;
    const isSecond = now() < secondUntil;
    secondUntil = 0;
    if (isSecond) {
      if (!Object.hasOwn(KEY_PLACES, key)) return;
      event.preventDefault();
      open(href(KEY_PLACES[key as keyof typeof KEY_PLACES].route));
    } else if (key === 'g') secondUntil = now() + SECOND_KEY_MS;
    else if (key === '?') {
      event.preventDefault();
      showHelp();
    } else if (key === 'm' || key === 'n') {
      if (TARGETS[key].some((one) => focusOn(document.querySelector(one)))) event.preventDefault();
    } else if (Object.hasOwn(BUTTONS, key)) {
      document.querySelector<HTMLElement>(BUTTONS[key] ?? '')?.click();
    } else if (key === 'x') {
      const row = document.activeElement?.closest('main :is(tbody tr, li)');
      row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      // The bar for chosen rows appears over the lowest one.
      setTimeout(() => row?.scrollIntoView({ block: 'nearest' }));
    } else if (Object.hasOwn(PARTS, key)) {
      if (toPart(PARTS[key] ?? 1)) event.preventDefault();
    } else if (Object.hasOwn(STEPS, key) && move(STEPS[key] ?? 1, key.startsWith('Arrow'), latest))
      event.preventDefault();
  };
}

/** Whether letters are text or choose an option there. A checkbox or radio button takes none. */
const isTypedInto = (target: EventTarget | null) =>
  isIn(
    target,
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]',
  );

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Sends the form with the focus, or that of the open dialog. In a text of several lines, Enter alone starts a new line.
 * On a link, it opens a new tab.
 */
function send(event: KeyboardEvent) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.isComposing || target.closest('a')) return;
  const form = target.closest('form') ?? target.closest('dialog')?.querySelector('form');
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

/** Focuses an element if it can have the focus; returns whether it has. */
function focusOn(target: Element | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body || !target.isConnected) return false;
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
  return document.activeElement === target;
}

/** Focuses a dialog's first question without an answer, else its main button. */
function toOpenQuestion(dialog: Element): boolean {
  const questions = dialog.querySelectorAll<HTMLInputElement>(
    ':is(input, select, textarea):enabled:not([data-optional] *)',
  );
  return [
    ...[...questions].filter((one) => !isAnswered(one)),
    dialog.querySelector('[type="submit"]'),
    // In a comparison, other links lead away.
    dialog.querySelector('[href*="?step="]'),
    dialog.querySelector(':is(a[href], button):not([aria-label])'),
  ].some(focusOn);
}

const isAnswered = (question: HTMLInputElement) =>
  question.matches('[type="checkbox"], [type="radio"]')
    ? question.closest('fieldset, dialog')?.querySelector('input:checked') !== null
    : question.value !== '';

/** Moves from heading to heading, past everything in a card. After the last comes the first. */
function toPart(step: 1 | -1): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>(HEADINGS)].filter((one) => one.checkVisibility());
  const here = document.activeElement;
  const at = parts.findLastIndex(
    (one) => one === here || (here && one.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  const isAtPart = at >= 0 && startOf(parts[at]) === here;
  const part = parts.at((step > 0 || isAtPart ? at + step : at) % parts.length);
  const start = startOf(part);
  if (!part || !start) return false;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus();
  part.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Where a part begins: its heading, or the chosen or first answer, so that Space chooses. In a text, keys are typed. */
function startOf(part: HTMLElement | undefined): HTMLElement | undefined {
  const question = part?.closest('fieldset');
  const first = question?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!first?.matches('[type="radio"], [type="checkbox"]')) return part;
  return question?.querySelector<HTMLElement>('[type="radio"]:checked') ?? first;
}

/** Moves from row to row by the rows' links, which Enter opens. Arrow keys do so only once a row has the focus. */
function move(step: 1 | -1, byArrow: boolean, latest: Element | null): boolean {
  const links = [...document.querySelectorAll(ROWS)].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
  );
  const row = document.activeElement?.closest(ROWS) ?? (byArrow ? null : latest);
  const at = links.findIndex((link) => row?.contains(link));
  if (links.length === 0 || (byArrow && at < 0)) return false;
  const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
  const link = links[Math.min(links.length - 1, Math.max(0, next))];
  link?.focus();
  link?.closest(ROWS)?.scrollIntoView({ block: 'nearest' });
  return true;
}
