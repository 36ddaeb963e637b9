import { style } from '@vanilla-extract/css';

/** The spinner lies above the invisible content it waits for. */
export const place = style({ display: 'grid', alignItems: 'start' });
export const over = style({ gridArea: '1 / 1' });
export const unseen = style([over, { visibility: 'hidden' }]);
