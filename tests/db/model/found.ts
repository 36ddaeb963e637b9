/** Histories in which something was not so, shortened, as the model told them. They are gone through again at every run. */
export const FOUND: Record<string, string[]> = {};
