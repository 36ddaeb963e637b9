import { style } from '@vanilla-extract/css';

/** As wide as a table that is none of cards, where a row keeps to one line. */
const asTable = '(min-width: 640px)';

export const line = style({ '@container': { [asTable]: { display: 'flex', gap: '0.3em', minWidth: 0 } } });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
export const title = style({ '@container': { [asTable]: { ...cut, flex: '0 1 auto', minWidth: '6ch' } } });
/** Which job of a request it is: that tells two apart, and the title does not. */
export const part = style({ '@container': { [asTable]: { ...cut, flex: '0 0 auto', maxWidth: '75%' } } });
