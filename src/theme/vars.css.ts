import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fixed, themes } from './tokens.ts';

type ColorName = keyof typeof themes.light;

const color = Object.fromEntries(
  (Object.keys(themes.light) as ColorName[]).map((name) => {
    const [light, dark] = [themes.light[name], themes.dark[name]];
    return [name, light === dark ? light : `light-dark(${light}, ${dark})`];
  }),
) as Record<ColorName, string>;

createGlobalTheme(':root', vars, { color, ...fixed });

// Browsers from before mid-2024, on phones without updates, always get the light theme.
globalStyle(':root', {
  '@supports': { 'not (color: light-dark(#000, #fff))': { vars: assignVars(vars.color, themes.light) } },
});

// The device decides unless the person chose. light-dark() above follows color-scheme, so one set of variables is
// enough.
globalStyle(':root', { colorScheme: 'light dark' });
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });
