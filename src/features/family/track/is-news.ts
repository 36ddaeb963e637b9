const NEWS_MS = 7 * 24 * 3_600_000;

/** Whether a step of ours is so recent that the family should see it unfolded. */
export const isNews = (at: string | null | undefined, now = Date.now()): boolean =>
  Boolean(at) && now - Date.parse(at ?? '') < NEWS_MS;
