import { iconPaths, type IconName } from '../../../ui/icon/icon-paths.ts';

/** An icon as a mask, for pages with fifty of them: as inline drawings they would be a tenth of the page's bytes. */
export const sign = (icon: IconName) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${iconPaths[icon]}'/></svg>`,
  )}")`;
