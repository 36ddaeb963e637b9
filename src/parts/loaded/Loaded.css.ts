import { style } from '@vanilla-extract/css';

/** The wait lies over what is to come, which keeps its place unseen. */
export const place = style({ display: 'grid', alignItems: 'start' });
export const over = style({ gridArea: '1 / 1' });
export const unseen = style([over, { visibility: 'hidden' }]);
