import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, space } = vars;

// A table if there is room, else a block for each care type, with the documents' names beside the checkboxes.
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
  '@media': { [media.belowLg]: { display: 'block' } },
});
export const head = style({ '@media': { [media.belowLg]: { display: 'none' } } });
export const body = style({ '@media': { [media.belowLg]: { display: 'grid', gap: space[4] } } });
export const column = style({ padding: space[1], fontSize: font.size.xs, verticalAlign: 'bottom' });
export const row = style({
  '@media': {
    [media.lg]: { borderTop: `1px solid ${color.border}` },
    [media.belowLg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      columnGap: space[3],
    },
  },
});
export const care = style({
  padding: `${space[2]} 0`,
  textAlign: 'start',
  '@media': { [media.belowLg]: { gridColumn: '1 / -1', paddingBlock: 0, fontSize: font.size.md } },
});
export const cell = style({ padding: 0, '@media': { [media.lg]: { textAlign: 'center' } } });
export const choice = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  cursor: 'pointer',
  '@media': { [media.lg]: { justifyContent: 'center' } },
});
/** The document's name. In a table the column's heading shows it. */
export const name = style({ '@media': { [media.lg]: { position: 'absolute', clipPath: 'inset(50%)' } } });
