import { style } from '@vanilla-extract/css';

// A class and not a style attribute, which the content security policy refuses in pre-rendered HTML.
export const icon = style({ flex: 'none' });
/** Points along the line of reading, so it turns round with it. */
export const along = style([icon, { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }]);
