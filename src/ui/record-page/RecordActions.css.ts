import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'contents' });
export const moved = style([steps, { pointerEvents: 'none' }]);
