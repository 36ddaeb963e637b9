import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Text that someone typed, with its own line breaks. */
export const paragraph = style({ maxWidth: vars.layout.measure, whiteSpace: 'pre-line' });
