import { style } from '@vanilla-extract/css';

export const oneLine = style({ whiteSpace: 'nowrap' });
