export const MAX_OTHER_LANGUAGES = 60;

/** As the database checks it: a few words, and no way to contact the caregiver. */
export const isOtherLanguages = (words: string): boolean =>
  words === '' || (words.length >= 2 && words.length <= MAX_OTHER_LANGUAGES && !/[\d@/:_<>]/.test(words));

/** The languages between commas, each once however it is written. */
export function tidyLanguages(words: string): string {
  const all = words.split(',').map((one) => one.trim());
  const nrOf = (language: string) => all.findIndex((one) => one.toLowerCase() === language.toLowerCase());
  return all.filter((one, nr) => one !== '' && nrOf(one) === nr).join(', ');
}
