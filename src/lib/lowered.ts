// bundle: form
/** A label for use within a sentence. */
export const lowered = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);
