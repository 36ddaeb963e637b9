import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const row = style({ display: 'flex', gap: vars.space[3], justifyContent: 'space-between' });
/** Keeps the line breaks that a person typed. */
export const given = style({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
