import { style } from '@vanilla-extract/css';

// A class, since the content security policy refuses style attributes in pre-rendered HTML.
export const icon = style({ flex: 'none' });
/** Points in the reading direction, so it is mirrored from right to left. */
export const along = style([icon, { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }]);
