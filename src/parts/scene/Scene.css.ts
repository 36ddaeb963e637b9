import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scenes } from '../../theme/tokens.ts';
import type { Paint } from './paint.ts';

const paints = Object.keys(scenes.light) as Paint[];

/** The colours of drawings, for their files and for what surrounds them. */
export const sceneColours = style({
  // Browsers without light-dark() take the light colours in the files.
  '@supports': {
    '(color: light-dark(red, tan))': {
      vars: Object.fromEntries(
        paints.map((paint) => [`--${paint}`, `light-dark(${scenes.light[paint]}, ${scenes.dark[paint]})`]),
      ),
    },
  },
});
export const scene = style([
  sceneColours,
  {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: vars.radius.medium,
    '@media': { print: { display: 'none' } },
  },
]);
