import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[2], alignContent: 'start' });
const item = style({ display: 'flex', gap: space[2], alignItems: 'flex-start' });
export const kinds = styleVariants({ yes: [item], no: [item], know: [item] });

globalStyle(`${item} > svg`, { marginTop: 2 });
globalStyle(`${kinds.yes} > svg`, { color: color.secondary });
globalStyle(`${kinds.no} > svg`, { color: color.textMuted });
globalStyle(`${kinds.know} > svg`, { color: color.primary });
