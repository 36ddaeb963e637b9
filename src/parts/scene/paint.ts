import { scenes } from '../../theme/tokens.ts';

/** A colour of the scenes, by its name in design-tokens.json. */
export type Paint = keyof typeof scenes.light;

/** The colour that the page gives, or the day’s. */
export const paint = (name: Paint) => `var(--${name},${scenes.light[name]})`;
