import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scenes } from '../../theme/tokens.ts';

type Paint = keyof typeof scenes.light;
const paints = Object.keys(scenes.light) as Paint[];
const paletteOf = (colourOf: (paint: Paint) => string) =>
  Object.fromEntries(paints.map((paint) => [`--${paint}`, colourOf(paint)]));

/** The drawings' colours reach into their files. */
export const scene = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.medium,
  vars: paletteOf((paint) => `light-dark(${scenes.light[paint]}, ${scenes.dark[paint]})`),
  '@supports': {
    'not (color: light-dark(red, tan))': { vars: paletteOf((paint) => scenes.light[paint]) },
  },
  '@media': { print: { display: 'none' } },
});
