import { globalStyle, style } from '@vanilla-extract/css';

/** What is printed instead of the page, and never shown. */
export const sheet = style({ display: 'none', '@media': { print: { display: 'block' } } });
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`body:has(> ${sheet})`, { '@media': { print: { background: 'white' } } });
