import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The gap between a notice and the screen below. */
export const above = style({ marginBottom: vars.space[4] });
