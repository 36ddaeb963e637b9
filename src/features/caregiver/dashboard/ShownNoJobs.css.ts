import { style } from '@vanilla-extract/css';

/** As high as the card becomes on a phone. */
export const noJobs = style({ display: 'grid', minHeight: '26.5rem' });
