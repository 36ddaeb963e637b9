/**
 * Focuses the first question of a dialog, else its title: never a button that an impatient Enter would press. Before an
 * optional question, or one further down than the dialog shows, the words are read first.
 */
export function focusFirst(dialog: Element): void {
  const question = dialog.querySelector<HTMLElement>('input, select, textarea');
  const isFirst =
    question && !question.closest('[data-optional]') && question.getBoundingClientRect().top < innerHeight;
  (isFirst ? question : dialog.querySelector('h2'))?.focus();
}
