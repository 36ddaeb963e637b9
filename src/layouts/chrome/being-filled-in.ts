type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether someone has put something into a form of this page, or is about to. */
export function isBeingFilledIn(): boolean {
  const fields = document.querySelectorAll<Field>(
    ':is(main, dialog[open]) :is(input:not([type=hidden]), textarea, select)',
  );
  return [...fields].some((field) => field === document.activeElement || isFilled(field));
}

function isFilled(field: Field): boolean {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) return field.checked;
  return field.value !== '';
}
