/** Rows on a page of a list. */
export const PAGE_SIZE = 20;
/**
 * How far the rows of a list are counted, or to the end of the page if that is later. A higher `total` means
 * that there are more.
 */
export const MOST_COUNTED = 200;

/** How far a list was counted to show this page. */
export const countedAt = (page: number) => Math.max(MOST_COUNTED, page * PAGE_SIZE);
