import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Screens begin right below it. */
export const above = style({ marginBottom: vars.space[4] });
