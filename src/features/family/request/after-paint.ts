/** Lets a slow phone show what was pressed before it works on. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
