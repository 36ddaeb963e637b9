import { style } from '@vanilla-extract/css';

/** Reserves the height of an address and a phone number, so that nothing moves when they load. */
export const where = style({ minHeight: '3.2em', lineHeight: 1.6 });
