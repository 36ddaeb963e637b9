import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { slot, whole } from '../availability-grid/AvailabilityGrid.css.ts';

const { font, space } = vars;

export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 3, maxWidth: 480 });
export const day = style([
  slot,
  {
    alignContent: 'center',
    minHeight: 52,
    fontSize: font.size.xs,
    fontWeight: font.weight.bold,
  },
]);
export const usual = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });
export const quick = style([whole, { width: 'auto', minHeight: 44, fontSize: font.size.sm }]);
