/**
 * Focuses the first question of a dialog, else its title, and never a button that someone may press by mistake with
 * Enter. If the question is optional or out of view, the title has the focus, so that people read first.
 */
export function focusFirst(dialog: Element): void {
  const question = dialog.querySelector<HTMLElement>('input, select, textarea');
  const isFirst =
    question && !question.closest('[data-optional]') && question.getBoundingClientRect().top < innerHeight;
  (isFirst ? question : dialog.querySelector('h2'))?.focus();
}
