import { scenes } from '../../theme/tokens.ts';

/** A colour of the scenes, by its name in design-tokens.json. */
export type Paint = keyof typeof scenes.light;

/** The page's colour, or the light one. */
export const paint = (name: Paint) => `var(--${name},${scenes.light[name]})`;
