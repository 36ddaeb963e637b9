import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { ramps } from '../../../theme/tokens.ts';

const { color } = vars;

const line = { fill: 'none', strokeLinecap: 'round' } as const;

export const picture = style({ width: '100%', maxWidth: '35rem', margin: '0 auto' });
export const house = style({
  fill: color.primarySoft,
  stroke: color.primarySoft,
  strokeWidth: 32,
  strokeLinejoin: 'round',
});
export const pane = style({ fill: color.surface });
export const bars = style({ ...line, stroke: color.primarySoft, strokeWidth: 5 });
export const floor = style({ fill: color.secondarySoft });
export const left = style({ fill: color.primary });
export const right = style({ fill: color.secondary });
export const smile = style({ ...line, stroke: ramps.neutral[950], strokeWidth: 2.5 });
export const cup = style({ fill: ramps.neutral[0], stroke: ramps.blue[300], strokeWidth: 2 });
export const handle = style({ ...line, stroke: ramps.blue[300], strokeWidth: 4 });
export const steam = style({ ...line, stroke: color.borderStrong, strokeWidth: 3, opacity: 0.6 });
