import { style } from '@vanilla-extract/css';

/** As high as an address and a phone number are, so that nothing moves once they are there. */
export const where = style({ minHeight: '3.2em', lineHeight: 1.6 });
