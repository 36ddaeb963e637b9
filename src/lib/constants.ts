// bundle: chrome
/** The constants of docs/specification.md, Constants, by name. Times are milliseconds, lengths CSS pixels. */
export const TOAST_LIMIT = 3;
export const TOAST_AUTO_CLOSE_MS = 5_000;
export const INSTALL_SUCCESS_TOAST_MS = 6_000;
export const UPDATE_CHECK_INTERVAL_MS = 300_000;
export const INSTALL_PROMPT_DELAY_MS = 2_000;
export const TOP_BAR_HEIGHT_PX = 64;
export const DRAWER_WIDTH_PX = 280;
