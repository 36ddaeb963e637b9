const NEWS_MS = 7 * 24 * 3_600_000;

/** Whether something happened so recently that it is shown unfolded. */
export const isNews = (at: string | null | undefined, now = Date.now()): boolean =>
  Boolean(at) && now - Date.parse(at ?? '') < NEWS_MS;
