import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scrim } from '../../theme/tokens.ts';
import { iconButton } from './icon-button.css.ts';

const { color, font, layout, motion, radius, shadow, space } = vars;

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const drawer = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: layout.drawer,
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.high,
  overflowY: 'auto',
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${slide} ${motion.calm} ${motion.ease}`,
    },
    '&::backdrop': { background: scrim },
  },
});
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: layout.topBar,
  padding: `0 ${space[1]} 0 ${space[3]}`,
  borderBottom: `1px solid ${color.border}`,
});
export const close = style([iconButton]);
export const group = style({
  padding: space[2],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
export const link = style({
  display: 'block',
  padding: space[2],
  borderRadius: radius.small,
  color: color.text,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceSunken, color: color.text },
    '&[aria-current]': { background: color.primarySoft, color: color.primarySoftText },
  },
});
