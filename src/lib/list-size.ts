/** Rows on a page of a list. */
export const PAGE_SIZE = 20;
/** So far the rows of a list are counted, and no further: a `total` above it says that there are more. */
export const MOST_COUNTED = 200;
