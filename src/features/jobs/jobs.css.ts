import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The placement team's own line breaks. */
export const summary = style({ maxWidth: vars.layout.measure, whiteSpace: 'pre-line' });
