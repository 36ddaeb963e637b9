import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

// A date that doesn't wrap must not widen the list.
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const gaps = styleVariants({ 2: {}, 3: {} });

for (const step of [2, 3] as const) globalStyle(`${gaps[step]} > li`, { paddingBlock: space[step] });
globalStyle(`${list} > li:not(:last-child)`, { borderBottom: `1px solid ${color.border}` });
globalStyle(`${list} > li:first-child`, { paddingTop: 0 });
globalStyle(`${list} > li:last-child`, { paddingBottom: 0 });
