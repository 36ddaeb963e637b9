type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a form of this page has input, or the focus is in one. */
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
