import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import type { IconName } from '../../../ui/icon/icon-paths.ts';
import { sign } from './sign.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[2], alignContent: 'start' });
const item = style({
  position: 'relative',
  paddingInlineStart: `calc(22px + ${space[2]})`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: 2,
    width: 22,
    height: 22,
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
});
const kind = (icon: IconName, paint: string) =>
  [item, { '::before': { maskImage: sign(icon), background: paint } }] as const;
export const kinds = styleVariants({
  yes: [...kind('check', color.secondary)],
  no: [...kind('close', color.textMuted)],
  know: [
    item,
    {
      '::before': {
        insetInlineStart: 7,
        top: 9,
        width: 8,
        height: 8,
        borderRadius: '50%',
        background: color.primary,
      },
    },
  ],
});
