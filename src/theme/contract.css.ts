import { createGlobalThemeContract } from '@vanilla-extract/css';
import { fixed, themes } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS custom properties that every style uses, e.g. `vars.color.textMuted` is `var(--color-text-muted)`. */
export const vars = createGlobalThemeContract({ color: themes.light, ...fixed }, (_value, path) =>
  path.map(kebab).join('-'),
);
